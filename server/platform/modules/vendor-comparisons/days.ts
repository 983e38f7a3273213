import { dateAt, isDate, nextDate, startOfDate } from '../../lib/local-day.ts'

/** Days of the house; vendors are asked for moments, so that whose day it is does not matter to them. */
const ZONE = 'Asia/Ho_Chi_Minh'
const HOUR = 3_600_000
export const DAY = 24 * HOUR

/** How far the two sides may book one movement apart: a vendor repeats a win until we acknowledge it. */
export const MARGIN = HOUR
/** How far back an operator may look. */
const MOST_DAYS_BACK = 92

/** A stretch of time: from a moment on, until before another one. */
export interface Span {
  readonly from: Date
  readonly to: Date
}

/** The day that a moment lies in, `2026-11-22`. */
export const dayOf = (at: Date): string => dateAt(at, ZONE)

/** A day that is over for both sides, as a span; undefined of any other. */
export function comparableOf(day: string, now: Date): Span | undefined {
  if (!isDate(day)) return undefined
  const span = { from: startOfDate(day, ZONE), to: startOfDate(nextDate(day), ZONE) }
  const isOver = span.to.getTime() + MARGIN <= now.getTime()
  return isOver && span.from.getTime() >= now.getTime() - MOST_DAYS_BACK * DAY ? span : undefined
}

/** The last days that are over for both sides, the oldest first. */
export function closedDays(count: number, now: Date): string[] {
  const last = now.getTime() - MARGIN - DAY
  return Array.from({ length: count }, (_, back) => dayOf(new Date(last - (count - 1 - back) * DAY)))
}
