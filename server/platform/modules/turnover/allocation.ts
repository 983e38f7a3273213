import { type Money, mulRate } from '../../lib/money.ts'
import type { Breach } from './terms.ts'

/** A whole bet counts. */
export const FULL_WEIGHT = 10_000n

/** What of a bucket decides which bets count for it. */
export interface BucketTerms {
  readonly currency: string
  readonly openedAt: Date
  /** Bets placed later count no more; null when there is no such time. */
  readonly expiresAt: Date | null
  /** Share of a bet that counts by category, in 1/10 000; a category that is not named counts in full. */
  readonly weights: Readonly<Record<string, number>>
  readonly greatestBet: Money | null
  /** In 1/10 000. */
  readonly leastOdds: number | null
}

/** A bucket that still takes bets. */
export interface OpenBucket extends BucketTerms {
  readonly id: string
  readonly missing: Money
  readonly breach: Breach
}

/** What of a settled bet can be given to buckets. */
export interface CountableBet {
  readonly id: string
  readonly currency: string
  readonly gameType: string
  readonly placedAt: Date
  readonly stake: Money
  /** In 1/10 000; null where its vendor told none. */
  readonly odds: number | null
  readonly validBet: Money
}

export interface Allocation {
  readonly betId: string
  readonly bucketId: string
  readonly amount: Money
}

/** A bet by which a bonus is lost. */
export interface BrokenTerms {
  readonly betId: string
  readonly bucketId: string
  readonly at: Date
}

/** Why the terms of a bucket keep a bet out. */
export const EXCLUSIONS = ['CURRENCY', 'BEFORE', 'EXPIRED', 'CATEGORY', 'GREATEST_BET', 'LEAST_ODDS'] as const
export type Exclusion = (typeof EXCLUSIONS)[number]

const weightOf = (bet: Pick<CountableBet, 'gameType'>, bucket: BucketTerms): bigint =>
  BigInt(bucket.weights[bet.gameType] ?? FULL_WEIGHT)

/** Why a bet does not count for a bucket by its terms; null when it does. */
export function exclusionOf(bet: Omit<CountableBet, 'id' | 'validBet'>, bucket: BucketTerms): Exclusion | null {
  if (bucket.currency !== bet.currency) return 'CURRENCY'
  if (bet.placedAt < bucket.openedAt) return 'BEFORE'
  if (bucket.expiresAt !== null && bet.placedAt >= bucket.expiresAt) return 'EXPIRED'
  if (bucket.greatestBet !== null && bet.stake > bucket.greatestBet) return 'GREATEST_BET'
  if (bucket.leastOdds !== null && bet.odds !== null && bet.odds < bucket.leastOdds) return 'LEAST_ODDS'
  return weightOf(bet, bucket) <= 0n ? 'CATEGORY' : null
}

/**
 * Gives bets to buckets, the oldest bucket first (domain.md 6). A bet counts for buckets that were open when it was
 * placed and whose terms take it; what one bucket does not need goes on to the next, and no unit of a bet is given twice.
 * What nobody needs is not kept for later. A bucket whose terms are broken for good takes no further bet. Buckets come in
 * the order of their age, bets in that of their time.
 */
export function allocate(bets: readonly CountableBet[], buckets: readonly OpenBucket[]) {
  const missing = new Map(buckets.map((bucket) => [bucket.id, bucket.missing]))
  const allocations: Allocation[] = []
  const broken: BrokenTerms[] = []
  for (const bet of bets) {
    let left = bet.validBet
    for (const bucket of buckets) {
      const wanted = missing.get(bucket.id) ?? 0n
      if (wanted <= 0n) continue
      const exclusion = exclusionOf(bet, bucket)
      if (exclusion === 'GREATEST_BET' && bucket.breach === 'FORFEIT') {
        broken.push({ betId: bet.id, bucketId: bucket.id, at: bet.placedAt })
        missing.set(bucket.id, 0n)
      }
      if (exclusion !== null || left <= 0n) continue
      const weight = weightOf(bet, bucket)
      const worth = mulRate(left, weight)
      const amount = worth < wanted ? worth : wanted
      if (amount <= 0n) continue
      allocations.push({ betId: bet.id, bucketId: bucket.id, amount })
      missing.set(bucket.id, wanted - amount)
      // A bucket that could take it all used it up; otherwise what the amount cost, rounded up.
      left = worth <= wanted ? 0n : left - (amount * FULL_WEIGHT + weight - 1n) / weight
    }
  }
  return { allocations, broken }
}
