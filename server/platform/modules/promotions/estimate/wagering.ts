import { type Money, mulRate } from '../../../lib/money.ts'
import { type PromotionTerms, playedAmount, turnoverOf } from '../terms.ts'
import type { Grant } from './granting.ts'

/** What of an hour's bets of a category counts by the terms: those that are not too large. */
export interface PlayedHour {
  readonly memberId: string
  readonly hour: Date
  readonly gameType: string
  readonly valid: Money
  /** Of the first bet that is too large; null where there is none. */
  readonly tooLargeAt: Date | null
}

/** What became of a bonus by the end: nothing was to be played, it was played through, it runs, its time was over, or its terms were broken. */
export type Outcome = 'FREE' | 'COMPLETED' | 'OPEN' | 'EXPIRED' | 'BROKEN'

export interface Wagered {
  readonly grant: Grant
  readonly outcome: Outcome
  readonly required: Money
  readonly done: Money
}

const DAY = 86_400_000
const HOUR = 3_600_000
const FULL = 10_000

/**
 * What a member's bonuses would have come to with what he really bet: each hour counts for the oldest that is not played through, what is
 * left for the next, by the weights and the greatest bet of the terms. What he owed for other money is left out, so it is the quickest way.
 */
export function wager(
  terms: PromotionTerms,
  grants: readonly Grant[],
  hours: readonly PlayedHour[],
  until: Date,
): Wagered[] {
  const { multiplier, weights, breach } = turnoverOf(terms)
  const buckets = grants.map((grant) => bucketOf(terms, grant, multiplier))
  for (const { hour, gameType, valid, tooLargeAt } of hours) {
    let left = mulRate(valid, BigInt(weights[gameType] ?? FULL))
    for (const bucket of buckets) {
      if (bucket.brokenAt !== null || bucket.done >= bucket.required) continue
      if (hour.getTime() + HOUR <= bucket.grant.at.getTime() || hour >= bucket.expiresAt) continue
      const taken = left < bucket.required - bucket.done ? left : bucket.required - bucket.done
      bucket.done += taken
      left -= taken
      const isLate = tooLargeAt === null || tooLargeAt < bucket.grant.at
      if (breach === 'FORFEIT' && !isLate && bucket.done < bucket.required) bucket.brokenAt = tooLargeAt
    }
  }
  return buckets.map((bucket) => ({
    grant: bucket.grant,
    required: bucket.required,
    done: bucket.done,
    outcome: outcomeOf(bucket, until),
  }))
}

interface Bucket {
  readonly grant: Grant
  readonly required: Money
  readonly expiresAt: Date
  done: Money
  brokenAt: Date | null
}

const NEVER = new Date(8.64e15)

function bucketOf(terms: PromotionTerms, grant: Grant, multiplier: bigint): Bucket {
  const { days } = terms.turnover
  const required = mulRate(playedAmount(terms, grant.amount, grant.deposit), multiplier)
  const expiresAt = days === null ? NEVER : new Date(grant.at.getTime() + days * DAY)
  return { grant, required, expiresAt, done: 0n, brokenAt: null }
}

function outcomeOf({ required, done, brokenAt, expiresAt }: Bucket, until: Date): Outcome {
  if (required === 0n) return 'FREE'
  if (done >= required) return 'COMPLETED'
  if (brokenAt !== null) return 'BROKEN'
  return expiresAt <= until ? 'EXPIRED' : 'OPEN'
}
