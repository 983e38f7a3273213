import type { Transaction } from '../../../../db/connection.ts'
import { formatMoney } from '../../../../lib/money.ts'
import { POINT } from '../../../points/service.ts'
import { assemble, type Place, type Sums, sumDays } from './assemble.ts'
import { balanceBefore, sumMovements } from './movements-repository.ts'
import { daysOf, type ReportSpan } from './span.ts'

const POINTS = ['issued', 'spent', 'taken_back'] as const
type PointSums = Sums<(typeof POINTS)[number]>

/** Points that were given, spent in the mall and taken back, by what they were moved for, and what members have at the end of each day. */
export async function readPoints(tx: Pick<Transaction, 'raw'>, span: ReportSpan) {
  const moved = await sumMovements(tx, span, POINT, 'true', 'document_kind')
  const rows = moved.map(({ key, day, is_before, came, went }) => {
    const isSpending = key === 'redemption'
    return {
      key,
      day,
      is_before,
      issued: isSpending ? 0n : came,
      spent: isSpending ? went - came : 0n,
      taken_back: isSpending ? 0n : went,
    }
  })
  const days = sumDays(POINTS, rows)
  const open = openPoints(span, days, await balanceBefore(tx, span, POINT))
  const present = ({ issued, spent, taken_back }: PointSums, { key, day, isBefore }: Place) => {
    const liability = key === undefined ? open.get(day ?? (isBefore ? span.before.to : span.to)) : undefined
    return {
      issued: formatMoney(issued),
      spent: formatMoney(spent),
      takenBack: formatMoney(taken_back),
      liability: liability === undefined ? null : formatMoney(liability),
    }
  }
  const rank = ({ issued, spent, taken_back }: PointSums) => issued + spent + taken_back
  return assemble(span, { days, rows }, { names: POINTS, rank, present })
}

/** What members have at the end of each day of both spans. */
function openPoints(
  { before, from, to }: ReportSpan,
  days: readonly (PointSums & { readonly day: string })[],
  opening: bigint,
): Map<string, bigint> {
  const byDay = new Map(days.map(({ day, issued, spent, taken_back }) => [day, issued - spent - taken_back]))
  let open = opening
  return new Map(
    [...daysOf(before), ...daysOf({ from, to })].map((day) => {
      open += byDay.get(day) ?? 0n
      return [day, open]
    }),
  )
}
