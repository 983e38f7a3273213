import type { Transaction } from '../../../../db/connection.ts'
import { formatMoney } from '../../../../lib/money.ts'
import { assemble, type Place, type Sums, shareOf, sumDays } from './assemble.ts'
import { sumBrand } from './members-repository.ts'
import { MOVEMENTS, sumMovements } from './movements-repository.ts'
import type { ReportSpan } from './span.ts'

const REWARDS = ['gifts', 'given', 'taken_back'] as const
type RewardSums = Sums<(typeof REWARDS)[number]>

/** What the house gave by programme, what of it was taken back, and which part of its gross revenue that is. */
export async function readRewards(tx: Pick<Transaction, 'raw'>, span: ReportSpan) {
  const moved = await sumMovements(tx, span, span.currency, MOVEMENTS.rewards, 'house_account')
  const played = await sumBrand(tx, span)
  const revenue = new Map<string, bigint>()
  for (const { day, is_before, stake, payout } of played)
    for (const key of [day, String(is_before)]) revenue.set(key, (revenue.get(key) ?? 0n) + stake - payout)
  const revenueOf = ({ day, isBefore }: Place) => revenue.get(day ?? String(isBefore)) ?? 0n
  const rows = moved.map(({ key, day, is_before, movements, came, went }) => ({
    key,
    day,
    is_before,
    gifts: movements,
    given: came,
    taken_back: went,
  }))
  const present = ({ gifts, given, taken_back }: RewardSums, place: Place) => ({
    gifts: Number(gifts),
    given: formatMoney(given),
    takenBack: formatMoney(taken_back),
    cost: formatMoney(given - taken_back),
    revenueShare: shareOf(given - taken_back, revenueOf(place)),
  })
  return assemble(span, { days: sumDays(REWARDS, rows), rows }, { names: REWARDS, rank: ({ given }) => given, present })
}
