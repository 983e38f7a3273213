import type { Transaction } from '../../../../db/connection.ts'
import { formatMoney } from '../../../../lib/money.ts'
import { assemble, type Sums } from './assemble.ts'
import { sumBrand } from './members-repository.ts'
import { MOVEMENTS, sumMovements } from './movements-repository.ts'
import type { ReportSpan } from './span.ts'

const HOUSE = ['bets', 'stake', 'payout', 'deposits', 'withdrawals', 'rewards', 'agents_pay'] as const
export type HouseSums = Sums<(typeof HOUSE)[number]>

/** Of a day on which nothing happened. */
export const NO_HOUSE: HouseSums = {
  bets: 0n,
  stake: 0n,
  payout: 0n,
  deposits: 0n,
  withdrawals: 0n,
  rewards: 0n,
  agents_pay: 0n,
}

/**
 * What the house came to on each day of both spans: gross revenue (GGR) is stakes less payouts, net revenue (NGR) that less rewards and
 * agents' pay. Days on which nothing happened are left out.
 */
export async function sumHouse(
  tx: Pick<Transaction, 'raw'>,
  span: ReportSpan,
): Promise<(HouseSums & { day: string })[]> {
  const { currency } = span
  const played = await sumBrand(tx, span)
  const rewards = await sumMovements(tx, span, currency, MOVEMENTS.rewards, 'kind')
  const pay = await sumMovements(tx, span, currency, MOVEMENTS.agentsPay, 'kind')
  const days = new Map<string, HouseSums & { day: string }>()
  const add = (day: string, change: Partial<HouseSums>) => {
    const known = days.get(day) ?? NO_HOUSE
    const sums = Object.fromEntries(HOUSE.map((name) => [name, known[name] + (change[name] ?? 0n)])) as HouseSums
    days.set(day, { ...sums, day })
  }
  for (const { day, bets, stake, payout, deposits, withdrawals } of played)
    add(day, { bets, stake, payout, deposits, withdrawals })
  for (const { day, came, went } of rewards) add(day, { rewards: came - went })
  for (const { day, came, went } of pay) add(day, { agents_pay: came - went })
  return [...days.values()]
}

const presentHouse = ({ bets, stake, payout, rewards, agents_pay }: HouseSums) => ({
  bets: Number(bets),
  stake: formatMoney(stake),
  payout: formatMoney(payout),
  grossRevenue: formatMoney(stake - payout),
  rewards: formatMoney(rewards),
  agentsPay: formatMoney(agents_pay),
  netRevenue: formatMoney(stake - payout - rewards - agents_pay),
})

/** The base of taxes by day and month: no rate is reckoned with, since each licence has its own. */
export async function readTax(tx: Pick<Transaction, 'raw'>, span: ReportSpan) {
  const days = await sumHouse(tx, span)
  const rows = days.map((day) => ({ ...day, key: day.day.slice(0, 7), is_before: day.day < span.from }))
  const report = assemble(span, { days, rows }, { names: HOUSE, rank: ({ stake }) => stake, present: presentHouse })
  return { ...report, rows: report.rows.toSorted((one, other) => (one.key < other.key ? 1 : -1)) }
}
