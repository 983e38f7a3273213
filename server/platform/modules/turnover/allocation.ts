import { type Money, mulRate } from '../../lib/money.ts'

/** A whole bet counts. */
export const FULL_WEIGHT = 10_000n

/** A bucket that still takes bets. */
export interface OpenBucket {
  readonly id: string
  readonly currency: string
  readonly openedAt: Date
  readonly missing: Money
  /** Share of a bet that counts by category, in 1/10 000; a category that is not named counts in full. */
  readonly weights: Readonly<Record<string, number>>
}

/** What of a settled bet can be given to buckets. */
export interface CountableBet {
  readonly id: string
  readonly currency: string
  readonly gameType: string
  readonly placedAt: Date
  readonly validBet: Money
}

export interface Allocation {
  readonly betId: string
  readonly bucketId: string
  readonly amount: Money
}

/**
 * Gives bets to buckets, the oldest bucket first (domain.md 6). A bet counts for buckets that were open when it was
 * placed; what one bucket does not need goes on to the next, and no unit of a bet is given twice. What nobody needs is
 * not kept for later. Buckets come in the order of their age.
 */
export function allocate(bets: readonly CountableBet[], buckets: readonly OpenBucket[]): Allocation[] {
  const missing = new Map(buckets.map((bucket) => [bucket.id, bucket.missing]))
  const allocations: Allocation[] = []
  for (const bet of bets) {
    let left = bet.validBet
    for (const bucket of buckets) {
      const wanted = missing.get(bucket.id) ?? 0n
      const weight = BigInt(bucket.weights[bet.gameType] ?? FULL_WEIGHT)
      if (left <= 0n || wanted <= 0n || weight <= 0n) continue
      if (bucket.currency !== bet.currency || bucket.openedAt > bet.placedAt) continue
      const worth = mulRate(left, weight)
      const amount = worth < wanted ? worth : wanted
      if (amount <= 0n) continue
      allocations.push({ betId: bet.id, bucketId: bucket.id, amount })
      missing.set(bucket.id, wanted - amount)
      // A bucket that could take it all used it up; otherwise what the amount cost, rounded up.
      left = worth <= wanted ? 0n : left - (amount * FULL_WEIGHT + weight - 1n) / weight
    }
  }
  return allocations
}
