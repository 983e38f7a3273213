import type { Database, Transaction } from '../../db/connection.ts'
import type { Clock } from '../../lib/clock.ts'
import { type ChangedBet, listMembersToCount, lockChangedBets, markCounted } from '../games/service.ts'
import { allocate, type OpenBucket } from './allocation.ts'
import * as repository from './repository.ts'

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

/** Counts settled bets, each once, whatever the order in which they were written (0015_games.sql says how they are found). */
export function createCounting({ database, clock, listeners }: CountingDependencies) {
  /** Counts some of a member's bets; answers how many there were. Bets taken back or settled anew give back what they gave. */
  async function countSome(tx: Transaction, member: repository.MemberKey): Promise<number> {
    await repository.lockCounter(tx, member, clock.now())
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
    const again = bets.filter(({ counted_valid }) => counted_valid > 0n).map(({ id }) => id)
    if (again.length > 0) {
      const taken = await repository.removeAllocations(tx, member, again)
      const changes = new Map(taken.map(({ bucket_id, amount }) => [bucket_id, -amount]))
      await repository.changeDone(tx, member, changes, clock.now())
    }
    const buckets = (await repository.findOpenBuckets(tx, member)).map(toOpenBucket)
    const allocations = allocate(bets.filter(({ state }) => state === 'SETTLED').map(toCountable), buckets)
    if (allocations.length === 0) return
    await repository.addAllocations(tx, member, allocations)
    const sums = new Map<string, bigint>()
    for (const { bucketId, amount } of allocations) sums.set(bucketId, (sums.get(bucketId) ?? 0n) + amount)
    await repository.changeDone(tx, member, sums, clock.now())
  }

  /** Counts all bets of a member that are settled by now, in the caller's transaction or in short ones of its own. */
  async function count(member: repository.MemberKey, tx?: Transaction): Promise<void> {
    const some = () => (tx ? countSome(tx, member) : database.transaction((own) => countSome(own, member)))
    while ((await some()) === BETS_AT_A_TIME);
  }

  return {
    count,
    listWaitingMembers: (from: Parameters<typeof listMembersToCount>[1]) => listMembersToCount(database, from),
  }
}

function toOpenBucket(row: Awaited<ReturnType<typeof repository.findOpenBuckets>>[number]): OpenBucket {
  return {
    id: row.id,
    currency: row.currency,
    openedAt: row.opened_at,
    missing: row.required - row.done,
    weights: row.weights as Record<string, number>,
  }
}

function toCountable(bet: ChangedBet) {
  return {
    id: bet.id,
    currency: bet.currency,
    gameType: bet.game_type,
    placedAt: bet.placed_at,
    validBet: bet.valid_bet,
  }
}
