import { formatMoney } from '../../lib/money.ts'
import type { MemberKey, ProtectionDependencies } from './dependencies.ts'
import { protectionErrors } from './errors.ts'

const LONGEST_DAYS = 400
const DAY = 86_400_000

interface Totals {
  deposits: bigint
  withdrawals: bigint
  stakes: bigint
  wins: bigint
  lifetime: bigint
}

/** What went in, out, was staked and won in a span of time, and the net deposits of a lifetime (regulator-rules.md M8). */
export function createActivity({ database, clock }: ProtectionDependencies) {
  return {
    /** From and to default to the last twelve months. Throws ACTIVITY_PERIOD_INVALID. */
    async read({ merchantId, memberId, currency }: MemberKey & { currency: string }, from?: Date, to?: Date) {
      const end = to ?? clock.now()
      const start = from ?? new Date(end.getTime() - 365 * DAY)
      const days = (end.getTime() - start.getTime()) / DAY
      if (!(days > 0 && days <= LONGEST_DAYS)) throw protectionErrors.ACTIVITY_PERIOD_INVALID({ field: 'from' })
      const [totals] = await database.raw<Totals>(SUMS, [merchantId, memberId, currency, start, end])
      if (totals === undefined) throw new Error('A sum has one row')
      const { deposits, withdrawals, stakes, wins, lifetime } = totals
      return {
        from: start.toISOString(),
        to: end.toISOString(),
        currency,
        deposits: formatMoney(deposits),
        withdrawals: formatMoney(withdrawals),
        stakes: formatMoney(stakes),
        wins: formatMoney(wins),
        net: formatMoney(wins - stakes),
        lifetimeNetDeposits: formatMoney(lifetime),
      }
    },
  }
}

/** A stake given back is no stake. Money on its way out counts when it leaves CASH, and is taken back with it. */
const SUMS = `
  select coalesce(sum(amount) filter (where kind = 'DEPOSIT' and within), 0)::int8 as deposits,
         coalesce(-sum(amount) filter (where kind = 'WITHDRAWAL' and within), 0)::int8 as withdrawals,
         coalesce(-sum(amount) filter (where kind in ('BET', 'ROLLBACK') and within), 0)::int8 as stakes,
         coalesce(sum(amount) filter (where kind = 'WIN' and within), 0)::int8 as wins,
         coalesce(sum(amount) filter (where kind in ('DEPOSIT', 'WITHDRAWAL')), 0)::int8 as lifetime
    from (select kind, amount, created_at >= $4 and created_at < $5 as within from ledger_entries
           where merchant_id = $1 and member_id = $2 and currency = $3 and account = 'CASH' and version is not null) entries`
