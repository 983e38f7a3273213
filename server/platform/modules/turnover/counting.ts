import type { Database, Transaction } from '../../db/connection.ts'
import type { Clock } from '../../lib/clock.ts'
import { type ChangedBet, listMembersToCount, lockChangedBets, markCounted } from '../games/service.ts'
import { allocate, type BucketTerms, type OpenBucket } from './allocation.ts'
import * as repository from './repository.ts'
import type { Breach } from './terms.ts'

/** Told of bets as they are counted, within the transaction that counts them. */
export type CountListener = (
  tx: Transaction,
  member: repository.MemberKey,
  bets: readonly ChangedBet[],
) => Promise<void>

export interface CountingDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly listeners: readonly CountListener[]
}

const BETS_AT_A_TIME = 2_000
const MEMBERS_AT_A_TIME = 500

/** Counts settled bets, each once, whatever the order in which they were written (0015_games.sql says how they are found). */
export function createCounting({ database, clock, listeners }: CountingDependencies) {
  /** Counts some of a member's bets; answers how many there were. Bets taken back or settled anew give back what they gave. */
  async function countSome(tx: Transaction, member: repository.MemberKey): Promise<number> {
    await repository.lockCounters(tx, [member], clock.now())
    const bets = await lockChangedBets(tx, member, BETS_AT_A_TIME)
    if (bets.length === 0) return 0
    await giveToBuckets(tx, member, bets)
    for (const listener of listeners) await listener(tx, member, bets)
    await markCounted(
      tx,
      member,
      bets.map(({ id }) => id),
    )
    return bets.length
  }

  async function giveToBuckets(tx: Transaction, member: repository.MemberKey, bets: readonly ChangedBet[]) {
    await takeBack(tx, member, bets)
    const buckets = (await repository.findOpenBuckets(tx, member)).map(toOpenBucket)
    if (buckets.length === 0) return
    const settled = bets.filter(({ state }) => state === 'SETTLED').map(toCountable)
    const { allocations, broken } = allocate(settled, buckets)
    if (broken.length > 0) await repository.noteBroken(tx, member, broken)
    if (allocations.length === 0) return
    await repository.addAllocations(tx, member, allocations)
    const sums = new Map<string, bigint>()
    for (const { bucketId, amount } of allocations) sums.set(bucketId, (sums.get(bucketId) ?? 0n) + amount)
    await repository.changeDone(tx, member, sums, clock.now())
  }

  /** Takes back what bets did when they were counted before, the breach of terms included. */
  async function takeBack(tx: Transaction, member: repository.MemberKey, bets: readonly ChangedBet[]) {
    const again = bets.filter(({ counted_state }) => counted_state !== 'OPEN').map(({ id }) => id)
    if (again.length === 0) return
    await repository.forgetBroken(tx, member, again)
    const taken = await repository.removeAllocations(tx, member, again)
    const changes = new Map(taken.map(({ bucket_id, amount }) => [bucket_id, -amount]))
    await repository.changeDone(tx, member, changes, clock.now())
  }

  /** Counts all bets of a member that are settled by now, in the caller's transaction or in short ones of its own. */
  async function count(member: repository.MemberKey, tx?: Transaction): Promise<void> {
    const some = () => (tx ? countSome(tx, member) : database.transaction((own) => countSome(own, member)))
    while ((await some()) === BETS_AT_A_TIME);
  }

  /**
   * Counts the bets of all members who have any to count when their turn comes, each once, until told to stop: only some of them would
   * leave the same ones waiting for ever where many play. Returns how many members there were.
   */
  async function countWaiting(stopping?: AbortSignal): Promise<number> {
    let counted = 0
    let after: repository.MemberKey | undefined
    for (;;) {
      const members = await listMembersToCount(database, { after, limit: MEMBERS_AT_A_TIME })
      for (const member of members) {
        if (stopping?.aborted) return counted
        await count(member)
        counted += 1
      }
      if (members.length < MEMBERS_AT_A_TIME) return counted
      after = members.at(-1)
    }
  }

  return { count, countWaiting }
}

/** Which bets a bucket takes. */
export const termsOfBucket = (row: repository.BucketRow): BucketTerms => ({
  currency: row.currency,
  openedAt: row.opened_at,
  expiresAt: row.expires_at,
  weights: row.weights as Record<string, number>,
  greatestBet: row.greatest_bet,
  leastOdds: row.least_odds,
})

function toOpenBucket(row: repository.BucketRow): OpenBucket {
  return { ...termsOfBucket(row), id: row.id, missing: row.required - row.done, breach: row.breach as Breach }
}

function toCountable(bet: ChangedBet) {
  return {
    id: bet.id,
    currency: bet.currency,
    gameType: bet.game_type,
    placedAt: bet.placed_at,
    stake: bet.stake,
    odds: bet.odds,
    validBet: bet.valid_bet,
  }
}
