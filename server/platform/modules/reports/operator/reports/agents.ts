import type { Transaction } from '../../../../db/connection.ts'
import { formatMoney } from '../../../../lib/money.ts'
import { LINE, type LineSums, nameMembers, sumDividends, sumLines } from './agents-repository.ts'
import { assemble, REST, sumDays, sumOf } from './assemble.ts'
import { sumBrand } from './members-repository.ts'
import { MOVEMENTS, sumMovements } from './movements-repository.ts'
import type { ReportSpan } from './span.ts'

const NOTHING = sumOf<keyof LineSums>(LINE, [])

const presentLine = (sums: LineSums) => ({
  registrations: Number(sums.registrations),
  firstDeposits: Number(sums.first_deposits),
  deposited: formatMoney(sums.deposits),
  withdrawn: formatMoney(sums.withdrawals),
  stake: formatMoney(sums.stake),
  grossRevenue: formatMoney(sums.stake - sums.payout),
  given: formatMoney(sums.given),
  pay: formatMoney(sums.pay),
  left: formatMoney(sums.stake - sums.payout - sums.given - sums.pay),
})

/** What the lines of agents brought and were paid; members of no line are one row more, so that all of them are the brand. */
export async function readAgents(tx: Pick<Transaction, 'raw'>, span: ReportSpan) {
  const brand = await sumBrand(tx, span)
  const pay = await sumMovements(tx, span, span.currency, MOVEMENTS.agentsPay, 'kind')
  const ofDays = [
    ...brand.map((row) => ({ ...row, given: row.bonuses + row.rebates, pay: 0n })),
    ...pay.map(({ day, is_before, came, went }) => ({ ...NOTHING, day, is_before, pay: came - went })),
  ]
  const lines = [
    ...(await sumLines(tx, span)),
    ...(await sumDividends(tx, span)).map((row) => ({ ...NOTHING, ...row })),
  ]
  const rest = [false, true].map((isBefore) => {
    const ofSpan = <Row extends { readonly is_before: boolean }>(rows: readonly Row[]) =>
      rows.filter(({ is_before }) => is_before === isBefore)
    const [whole, known] = [sumOf(LINE, ofSpan(ofDays)), sumOf(LINE, ofSpan(lines))]
    const left = Object.fromEntries(LINE.map((name) => [name, whole[name] - known[name]])) as LineSums
    return { ...left, key: REST, is_before: isBefore }
  })
  const report = assemble(
    span,
    { days: sumDays(LINE, ofDays), rows: [...lines, ...rest] },
    { names: LINE, rank: ({ stake }) => stake, present: presentLine },
  )
  const ids = report.rows.flatMap(({ key }) => (key === REST ? [] : [key]))
  const names = await nameMembers(tx, span.merchantId, ids)
  return { ...report, rows: report.rows.map((row) => ({ ...row, name: names.get(row.key) ?? null })) }
}
