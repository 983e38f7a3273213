import { sortableDay } from '../../../formats/sortable.ts'
import type { DateSpan } from '../../kits/records/date-presets.ts'
import { daysOf } from '../../kits/records/days.ts'

/** The longest one, and an hour for clocks that change. */
const MONTH = (31 * 24 + 1) * 3_600_000

interface DayOfProfit {
  readonly day: string
  readonly profit: string
}

/**
 * The days of a chart without gaps: those on which nothing was played stand at nought, or bars of a Monday and a Friday would be neighbours.
 * The whole span by the person's clock; a long one from the first day with a bet on, or a year would begin with months before the account.
 */
export function everyDay(played: readonly DayOfProfit[], { from, to }: DateSpan): readonly DayOfProfit[] {
  const [first] = played
  if (first === undefined) return []
  const profits = new Map(played.map(({ day, profit }) => [day, profit]))
  // The span ends where the day after it begins.
  const last = sortableDay(new Date(Date.parse(to) - 1))
  const isLong = Date.parse(to) - Date.parse(from) > MONTH
  return daysOf({ from: isLong ? first.day : sortableDay(new Date(from)), to: last }).map((day) => ({
    day,
    profit: profits.get(day) ?? '0.0000',
  }))
}
