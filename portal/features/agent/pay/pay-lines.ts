import { sumOf } from '../../../kits/contracts/units.ts'
import { type DaySpan, daysOf } from '../day-spans.ts'
import type { IncomeQuery } from './pay.generated.ts'

export type IncomeDay = IncomeQuery['income'][number]

/** What a day came to. */
export interface PayLine {
  /** yyyy-MM-dd. */
  readonly day: string
  /** Decimal strings. */
  readonly amount: string
  readonly paid: string
}

/** All days of a span with what they came to, whatever the kinds; the first day first. */
export function payLines(income: readonly IncomeDay[], span: DaySpan): PayLine[] {
  return daysOf(span).map((day) => {
    const found = income.filter((each) => each.day === day)
    return { day, amount: sumOf(found.map(({ amount }) => amount)), paid: sumOf(found.map(({ paid }) => paid)) }
  })
}
