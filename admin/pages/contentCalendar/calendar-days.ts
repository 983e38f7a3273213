import { sortableDay } from '../../../formats/sortable.ts'
import type { ConsoleContentCalendarQuery } from './contentCalendar.generated.ts'

type Entry = ConsoleContentCalendarQuery['calendar']['entries'][number]

/** Something on one of its days: whether it begins there, and whether it ends there. */
export interface DayEntry extends Entry {
  readonly begins: boolean
  readonly ends: boolean
}

/** A day of the calendar, `2026-12-01`, with what is there on it: what begins or ends first, then what runs on. */
export interface CalendarDay {
  readonly date: string
  readonly isOfMonth: boolean
  readonly entries: readonly DayEntry[]
}

const DAY = 86_400_000
const textOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10)
const after = (date: string, days: number) => textOf(Date.parse(date) + days * DAY)
/** 0 for Monday. */
const weekdayOf = (date: string) => (new Date(date).getUTCDay() + 6) % 7

/** The month that is some months after another one, `2026-12`. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return textOf(Date.UTC(year, number - 1 + months, 1)).slice(0, 7)
}

/** The days that a month is shown with: whole weeks from Monday to Sunday. */
export function spanOfMonth(month: string): { from: string; to: string } {
  const first = `${month}-01`
  const last = after(`${monthAfter(month, 1)}-01`, -1)
  return { from: after(first, -weekdayOf(first)), to: after(last, 6 - weekdayOf(last)) }
}

/** The weeks of a month with what is there on each day, by the calendar of a zone. */
export function weeksOf(month: string, entries: readonly Entry[], timeZone: string): CalendarDay[][] {
  const { from, to } = spanOfMonth(month)
  const lasting = entries.map((entry) => ({ entry, ...daysOf(entry, timeZone) }))
  const weeks: CalendarDay[][] = []
  for (let monday = from; monday <= to; monday = after(monday, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, index) => {
        const date = after(monday, index)
        const there = lasting
          .filter(({ first, last }) => (first ?? date) <= date && date <= (last ?? date))
          .map(({ entry, first, last }) => ({ ...entry, begins: first === date, ends: last === date }))
        const changes = there.filter(({ begins, ends }) => begins || ends)
        const others = there.filter(({ begins, ends }) => !begins && !ends)
        return { date, isOfMonth: date.startsWith(month), entries: [...changes, ...others] }
      }),
    )
  }
  return weeks
}

/** The first and the last day of something; what ends at midnight is there until the day before. */
function daysOf({ startsAt, endsAt }: Entry, timeZone: string): { first: string | null; last: string | null } {
  const first = startsAt === null ? null : sortableDay(new Date(startsAt), timeZone)
  if (endsAt === null) return { first, last: null }
  const last = startsAt === endsAt ? first : sortableDay(new Date(Date.parse(endsAt) - 1), timeZone)
  return { first, last }
}
