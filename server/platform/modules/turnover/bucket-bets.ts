import type { Database } from '../../db/connection.ts'
import type { Money } from '../../lib/money.ts'
import { type Exclusion, exclusionOf } from './allocation.ts'
import { type BetOfBucketRow, countBetsOfBucket, listBetsOfBucket } from './bucket-bets-repository.ts'
import { termsOfBucket } from './counting.ts'
import { turnoverErrors } from './errors.ts'
import * as repository from './repository.ts'

/** Why a bet did nothing for a bucket: its terms, or the bet itself, or another bucket. */
export const BET_REASONS = [
  'OPEN',
  'VOID',
  'NO_VALID_BET',
  'CATEGORY',
  'GREATEST_BET',
  'LEAST_ODDS',
  'ELSEWHERE',
] as const
type BetReason = (typeof BET_REASONS)[number]

/** A bet with what it did for a bucket. */
export interface BucketBet {
  readonly bet: BetOfBucketRow
  readonly counted: Money
  /** Null where it counted. */
  readonly reason: BetReason | null
}

/** The bets placed while a bucket was open, newest first. Throws TURNOVER_NOT_FOUND. */
export async function listBucketBets(
  database: Database,
  owner: repository.MemberKey,
  id: string,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ bets: BucketBet[]; total: bigint }> {
  const bucket = await repository.findBucket(database.query, owner, id)
  if (bucket === undefined) throw turnoverErrors.TURNOVER_NOT_FOUND()
  const span = { currency: bucket.currency, from: bucket.opened_at, to: earlier(bucket.closed_at, bucket.expires_at) }
  const [rows, total] = await Promise.all([
    listBetsOfBucket(database, owner, { ...span, id }, page),
    countBetsOfBucket(database, owner, span),
  ])
  return { bets: rows.map((bet) => ({ bet, counted: bet.counted, reason: reasonOf(bet, bucket) })), total }
}

function reasonOf(bet: BetOfBucketRow, bucket: repository.BucketRow): BetReason | null {
  if (bet.counted > 0n) return null
  if (bet.state !== 'SETTLED') return bet.state
  const exclusion = exclusionOf({ ...bet, currency: bucket.currency }, termsOfBucket(bucket))
  if (isShown(exclusion)) return exclusion
  return bet.validBet === 0n ? 'NO_VALID_BET' : 'ELSEWHERE'
}

const SHOWN = ['CATEGORY', 'GREATEST_BET', 'LEAST_ODDS'] as const satisfies readonly Exclusion[]
type ShownExclusion = (typeof SHOWN)[number]

const isShown = (exclusion: Exclusion | null): exclusion is ShownExclusion => SHOWN.some((shown) => shown === exclusion)

const earlier = (first: Date | null, second: Date | null): Date | null =>
  first !== null && second !== null ? (first < second ? first : second) : (first ?? second)
