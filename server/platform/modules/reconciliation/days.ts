import { dateAt, isDate, nextDate, startOfDate } from '../../lib/local-day.ts'

/** The bank's clock is Vietnam's, which knows no summer time. */
const ZONE = 'Asia/Ho_Chi_Minh'
const DAY = 24 * 3_600_000

/** How long a report of the bank may be on its way before it is missed, milliseconds. */
const ON_ITS_WAY = 5 * 60_000
/** A day is over for us when the bank has given up reporting what it moved last: it tries for 33 minutes. */
const AFTER_DAY = 60 * 60_000
/** How far back an operator may look. */
const MOST_DAYS_BACK = 92

/** A stretch of time: from a moment on, until before another one. */
export interface Span {
  readonly from: Date
  readonly to: Date
}

/** The bank's day that a moment lies in, `2026-11-22`. */
export const dayOf = (at: Date): string => dateAt(at, ZONE)

/** When a day of the bank is over. */
export const endOf = (day: string): Date => startOfDate(nextDate(day), ZONE)

/** What can be compared of a day now: all of it, or what is old enough while it lasts. Undefined while nothing is. */
export function comparableOf(day: string, now: Date): Span | undefined {
  if (!isDate(day)) return undefined
  const from = startOfDate(day, ZONE)
  const to = new Date(Math.min(endOf(day).getTime(), now.getTime() - ON_ITS_WAY))
  const isTooOld = from.getTime() < now.getTime() - MOST_DAYS_BACK * DAY
  return from < to && !isTooOld ? { from, to } : undefined
}

/** The last days that are over, the oldest first. */
export function closedDays(count: number, now: Date): string[] {
  const last = now.getTime() - AFTER_DAY - DAY
  return Array.from({ length: count }, (_, back) => dayOf(new Date(last - (count - 1 - back) * DAY)))
}
