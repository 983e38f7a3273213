import type { Money } from '../../lib/money.ts'
import type { RebateMode } from './states.ts'

/** Rates by category in 1/10 000 of the valid bet; a category that is not named gives nothing. */
export type Rates = Readonly<Record<string, number>>

/** By what a brand gives back what its members play. */
export interface RebateRule {
  readonly mode: RebateMode
  readonly rates: Rates
  /** Less than that is not given; it waits for more. */
  readonly leastClaim: Money
  /** The most that the play of one day brings a member; null where there is no such amount. */
  readonly dailyCap: Money | null
  /** How many days a day's rebate may be claimed after it is closed. */
  readonly claimDays: number
}

/** Of a brand that never had one: nothing is given. */
export const NO_RULE: RebateRule = { mode: 'MANUAL', rates: {}, leastClaim: 0n, dailyCap: null, claimDays: 7 }

/**
 * Whether members get more by the next rule: a higher rate or cap, more days to claim it, a smaller least amount, or without asking. Only what
 * never gives more than before is one operator's.
 */
export function givesMore(before: RebateRule, next: RebateRule): boolean {
  const isCapRaised = before.dailyCap !== null && (next.dailyCap === null || next.dailyCap > before.dailyCap)
  return (
    Object.entries(next.rates).some(([category, rate]) => rate > (before.rates[category] ?? 0)) ||
    isCapRaised ||
    next.claimDays > before.claimDays ||
    next.leastClaim < before.leastClaim ||
    (next.mode === 'AUTOMATIC' && before.mode === 'MANUAL')
  )
}
