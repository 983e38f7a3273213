import { type Money, mulRate, type Rate } from '../../lib/money.ts'

/** By what a brand gives for friends. */
export interface ReferralTerms {
  readonly isRunning: boolean
  /** For each friend. */
  readonly fixed: Money
  /** Of the friend's first deposit, in 1/10 000; it comes on top. */
  readonly share: Rate
  readonly greatestShare: Money
  /** What the friend's deposits have to reach together. */
  readonly leastDeposit: Money
  readonly leastValidBet: Money
  /** Friends for whom a member is paid in a month. */
  readonly mostFriends: number
}

/** What a friend is worth by a rule, by his first deposit. */
export function rewardOf({ fixed, share, greatestShare }: ReferralTerms, firstDeposit: Money): Money {
  const part = mulRate(firstDeposit, share)
  return fixed + (part < greatestShare ? part : greatestShare)
}

/** Whether nothing would be given by it. */
export const isEmpty = ({ fixed, share, greatestShare }: ReferralTerms): boolean =>
  fixed === 0n && (share === 0n || greatestShare === 0n)

/** Whether the house may give more by the next rule than by the one before: sooner, larger or for more friends. */
export function givesMore(before: ReferralTerms, next: ReferralTerms): boolean {
  if (!next.isRunning) return false
  return (
    !before.isRunning ||
    next.fixed > before.fixed ||
    next.share > before.share ||
    next.greatestShare > before.greatestShare ||
    next.leastDeposit < before.leastDeposit ||
    next.leastValidBet < before.leastValidBet ||
    next.mostFriends > before.mostFriends
  )
}
