import { dateAt, mondayOf, nextDate, nextMonth, nextWeek, startOfDate, startOfHour } from '../../lib/local-day.ts'

/** How often a contract is settled. REALTIME: every five minutes (section 9 of the specification). */
export const PERIODS = ['REALTIME', 'HOUR', 'DAY', 'WEEK', 'HALF_MONTH', 'MONTH'] as const
export type Period = (typeof PERIODS)[number]

/** From a moment on, until before another one. */
export interface Window {
  readonly from: Date
  readonly until: Date
}

const HOUR = 3_600_000
const FIVE_MINUTES = 300_000

/**
 * The window of a period that a moment is in. Hours and days are those of the zone's clock, so a day has 23 hours in spring and 25 in autumn;
 * five minutes are counted as figures are kept, without regard to the zone.
 */
export function windowAt(period: Period, at: Date, zone: string): Window {
  if (period === 'REALTIME') {
    const from = at.getTime() - (at.getTime() % FIVE_MINUTES)
    return { from: new Date(from), until: new Date(from + FIVE_MINUTES) }
  }
  if (period === 'HOUR') {
    const from = startOfHour(at, zone)
    return { from, until: nextHour(from, zone) }
  }
  const first = firstDate(period, dateAt(at, zone))
  return { from: startOfDate(first, zone), until: startOfDate(firstDateAfter(period, first), zone) }
}

/** The window after another one of the same period. */
export const windowAfter = (period: Period, { until }: Window, zone: string): Window => windowAt(period, until, zone)

/**
 * The windows that begin at a moment or later (the end of the last settled one) and are over by another one, up to which everything is
 * counted: the earliest first, at most so many.
 */
export function windowsDue(
  period: Period,
  { after, watermark, limit }: { readonly after: Date; readonly watermark: Date; readonly limit: number },
  zone: string,
): Window[] {
  const due: Window[] = []
  let window = windowAt(period, after, zone)
  if (window.from < after) window = windowAfter(period, window, zone)
  while (window.until <= watermark && due.length < limit) {
    due.push(window)
    window = windowAfter(period, window, zone)
  }
  return due
}

/** Whether a window is in the first half of its month. */
export const isFirstHalf = ({ from }: Window, zone: string): boolean => dateAt(from, zone).slice(8) < '16'

type DatedPeriod = Exclude<Period, 'REALTIME' | 'HOUR'>

function firstDate(period: DatedPeriod, date: string): string {
  switch (period) {
    case 'DAY':
      return date
    case 'WEEK':
      return mondayOf(date)
    case 'HALF_MONTH':
      return `${date.slice(0, 8)}${date.slice(8) < '16' ? '01' : '16'}`
    case 'MONTH':
      return `${date.slice(0, 8)}01`
  }
}

function firstDateAfter(period: DatedPeriod, first: string): string {
  switch (period) {
    case 'DAY':
      return nextDate(first)
    case 'WEEK':
      return nextWeek(first)
    case 'HALF_MONTH':
      return first.endsWith('01') ? `${first.slice(0, 8)}16` : nextMonth(first)
    case 'MONTH':
      return nextMonth(first)
  }
}

/** Where clocks go back by less than an hour, the same hour still shows after one. */
function nextHour(from: Date, zone: string): Date {
  const next = startOfHour(new Date(from.getTime() + HOUR), zone)
  return next > from ? next : startOfHour(new Date(from.getTime() + 2 * HOUR), zone)
}
