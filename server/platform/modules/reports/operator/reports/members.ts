import type { Transaction } from '../../../../db/connection.ts'
import { formatMoney } from '../../../../lib/money.ts'
import { assemble, type Sums, sumDays } from './assemble.ts'
import { countActive, sumBrand } from './members-repository.ts'
import type { ReportSpan } from './span.ts'

const MEMBERS = [
  'registrations',
  'first_deposits',
  'active_members',
  'returning',
  'deposits',
  'withdrawals',
  'stake',
  'payout',
  'given',
] as const
type MemberSums = Sums<(typeof MEMBERS)[number]>

const presentMembers = (sums: MemberSums) => ({
  registrations: Number(sums.registrations),
  firstDeposits: Number(sums.first_deposits),
  activeMembers: Number(sums.active_members),
  returningMembers: Number(sums.returning),
  deposited: formatMoney(sums.deposits),
  withdrawn: formatMoney(sums.withdrawals),
  stake: formatMoney(sums.stake),
  grossRevenue: formatMoney(sums.stake - sums.payout),
  given: formatMoney(sums.given),
  value: formatMoney(sums.stake - sums.payout - sums.given),
})

/** Who came, who plays, who came back, and what the members of each month of registration are worth; the newest month first. */
export async function readMembers(tx: Pick<Transaction, 'raw'>, span: ReportSpan) {
  const brand = await sumBrand(tx, span)
  const active = await countActive(tx, span)
  const shown = brand.map(({ day, cohort, is_before, ...row }) => ({
    day,
    key: cohort.slice(0, 7),
    is_before,
    ...row,
    given: row.bonuses + row.rebates + row.commissions,
    returning: cohort.slice(0, 7) < day.slice(0, 7) ? row.active_members : 0n,
  }))
  // Of a span each member counts once: days cannot be added up to that.
  const rows = [
    ...shown.map((row) => ({ ...row, active_members: 0n, returning: 0n })),
    ...active.map(({ cohort, is_before, members }) => {
      const begins = is_before ? span.before.from : span.from
      const key = cohort.slice(0, 7)
      return { ...NOBODY, key, is_before, active_members: members, returning: key < begins.slice(0, 7) ? members : 0n }
    }),
  ]
  const report = assemble(
    span,
    { days: sumDays(MEMBERS, shown), rows },
    { names: MEMBERS, rank: ({ stake }) => stake, present: presentMembers },
  )
  return { ...report, rows: report.rows.toSorted((one, other) => (one.key < other.key ? 1 : -1)) }
}

const NOBODY = Object.fromEntries(MEMBERS.map((name) => [name, 0n])) as MemberSums
