import { toUnits } from '../amount.ts'

/** What bets won in 1/10,000, without the rebate: that comes back of a lost bet too. */
export function wonBy(bets: readonly { readonly payout: string }[]): bigint {
  return bets.reduce((sum, { payout }) => sum + toUnits(payout), 0n)
}
