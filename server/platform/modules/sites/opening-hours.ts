import { dateAfter, dateAt, instantOf, nextDate, previousDate, weekdayOf } from '../../lib/local-day.ts'

/** When people are there: on some days of the week (1 is Monday) from one time to another, which may be the next morning's. */
export interface OpeningHours {
  readonly days: readonly number[]
  readonly from: string
  readonly until: string
}

export interface Opening {
  readonly isOpen: boolean
  /** When it opens next; null while it is open. */
  readonly opensAt: Date | null
}

/** Whether somebody is there at a moment, by the calendar of a zone. No hours at all are day and night. */
export function openingAt(hours: readonly OpeningHours[], zone: string, now: Date): Opening {
  if (hours.length === 0) return { isOpen: true, opensAt: null }
  const today = dateAt(now, zone)
  // What began yesterday evening may last until this morning.
  const dates = [previousDate(today), ...Array.from({ length: 8 }, (_, days) => dateAfter(today, days))]
  const spans = dates.flatMap((date) => spansOf(hours, date, zone))
  if (spans.some(({ start, end }) => start <= now && now < end)) return { isOpen: true, opensAt: null }
  const [next] = spans
    .filter(({ start }) => start > now)
    .sort((one, other) => one.start.getTime() - other.start.getTime())
  return { isOpen: false, opensAt: next?.start ?? null }
}

function spansOf(hours: readonly OpeningHours[], date: string, zone: string) {
  const weekday = weekdayOf(date)
  return hours
    .filter(({ days }) => days.includes(weekday))
    .map(({ from, until }) => ({
      start: instantOf(date, from, zone),
      end: instantOf(until > from ? date : nextDate(date), until, zone),
    }))
}
