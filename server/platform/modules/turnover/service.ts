import type { Transaction } from '../../db/connection.ts'
import { newId } from '../../lib/id.ts'
import { type Money, mulRate } from '../../lib/money.ts'
import { together } from '../../lib/together.ts'
import type { LedgerService } from '../ledger/service.ts'
import { listBucketBets } from './bucket-bets.ts'
import { createCancellation } from './cancellation.ts'
import { type CountingDependencies, createCounting } from './counting.ts'
import { createExpiry, createForfeiture } from './forfeiture.ts'
import { createRelease } from './release.ts'
import * as repository from './repository.ts'
import type { TurnoverSource } from './sources.ts'
import { type BoundBonus, plainTerms, type TurnoverTerms } from './terms.ts'

export type { BucketBet } from './bucket-bets.ts'
export type { CountListener } from './counting.ts'
export { bindsBonus, type Forfeiture } from './forfeiture.ts'
export type { BucketRow as Bucket } from './repository.ts'
export { type BoundBonus, BREACHES, type TurnoverTerms } from './terms.ts'

/** What is owed, and for what. */
export interface TurnoverDemand {
  readonly merchantId: string
  readonly memberId: string
  readonly currency: string
  readonly source: TurnoverSource
  /** The deposit, claim or rebate that it comes from; a document demands once, however often it asks. */
  readonly documentId: string
  /** What kind of document that is, where it is a reward. */
  readonly documentKind?: string
  /** What is owed before the multiplier. */
  readonly amount: Money
  /** Terms of its own; without them the brand's rule of the source holds, which multiplies by 1 unless it says otherwise. */
  readonly terms?: TurnoverTerms
  /** The bonus that is lost with the bucket, which the caller has credited in the same transaction. */
  readonly bonus?: BoundBonus
}

export interface Remaining {
  readonly required: Money
  readonly done: Money
  /** What must still be played before money may leave; zero when nothing is owed. */
  readonly missing: Money
}

const BUCKETS_SHOWN = 100

export interface TurnoverDependencies extends CountingDependencies {
  readonly ledger: LedgerService
}

/**
 * Turnover (domain.md 6): buckets of what a member has to play, filled by the valid bet of settled bets, the oldest bucket
 * first, each bet once. A bet counts for buckets opened before it was placed.
 */
export function createTurnoverService(dependencies: TurnoverDependencies) {
  const { database, clock, ledger } = dependencies
  const counting = createCounting(dependencies)
  const forfeiture = createForfeiture(dependencies)
  const { count } = counting
  const cancellation = createCancellation({ database, ledger, forfeiture, count })

  async function requireMany(tx: Transaction, demands: readonly TurnoverDemand[]): Promise<void> {
    const at = clock.now()
    // Bets placed from now on must not be counted before these buckets are there to take them.
    const [, termsOf] = await together([repository.lockCounters(tx, demands, at), readTerms(tx, demands)])
    const buckets = demands.map((demand) => {
      const terms = termsOf(demand)
      return { ...demand, terms, id: newId(at.getTime()), required: mulRate(demand.amount, terms.multiplier) }
    })
    await repository.insertBuckets(tx, buckets, at)
  }

  return {
    /** Opens a bucket within the caller's transaction; the same source and document again does nothing. */
    require: (tx: Transaction, demand: TurnoverDemand): Promise<void> => requireMany(tx, [demand]),

    /** The same for several members: their counters are held from here on. */
    requireMany,

    /** What is owed over all open buckets of a currency, after counting every bet settled by now. */
    async remaining(owner: repository.MemberKey, currency: string, tx?: Transaction): Promise<Remaining> {
      await counting.count(owner, tx)
      const { required, done } = await repository.sumOpenBuckets(tx ?? database, owner, currency)
      return { required, done, missing: required - done }
    },

    /** The last buckets, newest first. */
    listBuckets: (owner: repository.MemberKey, currency: string) =>
      repository.listBuckets(database.query, owner, currency, BUCKETS_SHOWN),

    /** A page of the bets placed while a bucket was open, newest first, each with what it did and why not. Throws TURNOVER_NOT_FOUND. */
    async listBucketBets(owner: repository.MemberKey, id: string, page: { limit: number; offset: number }) {
      await count(owner)
      return listBucketBets(database, owner, id, page)
    },

    previewCancellation: cancellation.preview,
    cancelBonus: cancellation.cancel,
    cancelBonusIn: cancellation.cancelIn,

    ...createRelease({ clock }),

    /** Forfeits the bonuses that were not played in time, whose terms were broken or that were recalled; answers how many. */
    endDue: createExpiry({ database, clock, ledger, forfeiture, count }),

    /** Counts all bets of a member that are settled by now. */
    count: counting.count,

    /** Does something while nobody counts the member's bets, in a transaction of its own. */
    holding: <Result>(owner: repository.MemberKey, work: (tx: Transaction) => Promise<Result>): Promise<Result> =>
      database.transaction(
        async (tx) => {
          await repository.lockCounters(tx, [owner], clock.now())
          return work(tx)
        },
        { patient: true },
      ),

    countWaiting: counting.countWaiting,
  }
}

/** The terms of each demand: its own, or what its brand says of money from its source. */
async function readTerms(
  tx: Transaction,
  demands: readonly TurnoverDemand[],
): Promise<(demand: TurnoverDemand) => TurnoverTerms> {
  const asking = demands.filter(({ terms }) => terms === undefined)
  const brands = [...new Set(asking.map(({ merchantId }) => merchantId))]
  const rules = brands.length === 0 ? [] : await repository.findRules(tx, brands)
  return ({ merchantId, source, terms }) => {
    if (terms !== undefined) return terms
    const rule = rules.find((one) => one.merchant_id === merchantId && one.source === source)
    return plainTerms(BigInt(rule?.multiplier ?? 10_000), (rule?.weights ?? {}) as Record<string, number>)
  }
}

export type TurnoverService = ReturnType<typeof createTurnoverService>
