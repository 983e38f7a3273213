import { formatMoney } from '../../../lib/money.ts'
import type { MemberKey, ProtectionDependencies } from '../dependencies.ts'
import { protectionErrors } from '../errors.ts'
import { sumActivity } from './activity-repository.ts'

const LONGEST_DAYS = 400
const DAY = 86_400_000

/** What went in, out, was staked and won in a span of time, and the net deposits of a lifetime (regulator-rules.md M8). */
export function createActivity({ database, clock }: ProtectionDependencies) {
  return {
    /** From and to default to the last twelve months. Throws ACTIVITY_PERIOD_INVALID. */
    async read({ merchantId, memberId, currency }: MemberKey & { currency: string }, from?: Date, to?: Date) {
      const end = to ?? clock.now()
      const start = from ?? new Date(end.getTime() - 365 * DAY)
      const days = (end.getTime() - start.getTime()) / DAY
      if (!(days > 0 && days <= LONGEST_DAYS)) throw protectionErrors.ACTIVITY_PERIOD_INVALID({ field: 'from' })
      const { deposits, withdrawals, stakes, wins, lifetime } = await sumActivity(
        database,
        { merchantId, memberId, currency },
        { from: start, to: end },
      )
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
