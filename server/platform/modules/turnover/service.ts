import type { Transaction } from '../../db/connection.ts'
import { newId } from '../../lib/id.ts'
import { type Money, mulRate } from '../../lib/money.ts'
import { type CancellationDependencies, createCancellation } from './cancellation.ts'
import { type CountingDependencies, createCounting } from './counting.ts'
import * as repository from './repository.ts'
import type { TurnoverSource } from './sources.ts'

export type { Cancellation } from './cancellation.ts'
export type { CountListener } from './counting.ts'
export type { BucketRow as Bucket } from './repository.ts'

/** What is owed, and for what. */
export interface TurnoverDemand {
  readonly merchantId: string
  readonly memberId: string
  readonly currency: string
  readonly source: TurnoverSource
  /** The deposit, claim or rebate that it comes from; a document demands once, however often it asks. */
  readonly documentId: string
  /** What is owed before the brand's multiplier of the source, which is 1 unless it says otherwise. */
  readonly amount: Money
}

export interface Remaining {
  readonly required: Money
  readonly done: Money
  /** What must still be played before money may leave; zero when nothing is owed. */
  readonly missing: Money
}

const MEMBERS_AT_A_TIME = 500
const BUCKETS_SHOWN = 100

export type TurnoverDependencies = CountingDependencies & CancellationDependencies

/**
 * Turnover (domain.md 6): buckets of what a member has to play, filled by the valid bet of settled bets, the oldest bucket
 * first, each bet once. A bet counts for buckets opened before it was placed.
 */
export function createTurnoverService(dependencies: TurnoverDependencies) {
  const { database, clock } = dependencies
  const counting = createCounting(dependencies)
  const cancellation = createCancellation(dependencies)

  return {
    /** Opens a bucket within the caller's transaction; the same source and document again does nothing. */
    async require(tx: Transaction, demand: TurnoverDemand): Promise<void> {
      // Bets placed from now on must not be counted before this bucket is there to take them.
      await repository.lockCounter(tx, demand, clock.now())
      const rule = await repository.findRule(tx.query, demand.merchantId, demand.source)
      await repository.insertBucket(tx, {
        ...demand,
        id: newId(clock.now().getTime()),
        required: rule === undefined ? demand.amount : mulRate(demand.amount, BigInt(rule.multiplier)),
        weights: rule?.weights ?? {},
        at: clock.now(),
      })
    },

    /** What is owed over all open buckets of a currency, after counting every bet settled by now. */
    async remaining(owner: repository.MemberKey, currency: string, tx?: Transaction): Promise<Remaining> {
      await counting.count(owner, tx)
      const { required, done } = await repository.sumOpenBuckets(tx ?? database, owner, currency)
      return { required, done, missing: required - done }
    },

    /** The last buckets, newest first. */
    listBuckets: (owner: repository.MemberKey, currency: string) =>
      repository.listBuckets(database.query, owner, currency, BUCKETS_SHOWN),

    previewCancellation: cancellation.preview,
    cancelBonus: cancellation.cancel,

    /** Counts all bets of a member that are settled by now. */
    count: counting.count,

    /** Does something while nobody counts the member's bets, in a transaction of its own. */
    holding: <Result>(owner: repository.MemberKey, work: (tx: Transaction) => Promise<Result>): Promise<Result> =>
      database.transaction(
        async (tx) => {
          await repository.lockCounter(tx, owner, clock.now())
          return work(tx)
        },
        { patient: true },
      ),

    /**
     * Counts the bets of all members who have any to count when their turn comes, each once, until told to stop: only some of them would
     * leave the same ones waiting for ever where many play. Returns how many members there were.
     */
    async countWaiting(stopping?: AbortSignal): Promise<number> {
      let counted = 0
      let after: repository.MemberKey | undefined
      for (;;) {
        const members = await counting.listWaitingMembers({ after, limit: MEMBERS_AT_A_TIME })
        for (const member of members) {
          if (stopping?.aborted) return counted
          await counting.count(member)
          counted += 1
        }
        if (members.length < MEMBERS_AT_A_TIME) return counted
        after = members.at(-1)
      }
    },
  }
}

export type TurnoverService = ReturnType<typeof createTurnoverService>
