import { type Kysely, sql } from 'kysely'
import type { Transaction } from '../../db/connection.ts'
import type { Tables } from '../../db/tables.ts'
import type { Clock } from '../../lib/clock.ts'

/** Failures count for half an hour, and the fifth locks for half an hour. */
const WINDOW = 30 * 60_000
const MOST_FAILURES = 5

export type TryKind = 'PAYMENT_PASSWORD' | 'SECOND_FACTOR'

interface Owner {
  readonly merchantId: string
  readonly memberId: string
}

/** One member's tries of one secret, while they are held: nobody else tries before the transaction ended. */
export interface HeldTries {
  /** Seconds until the next try is allowed; 0 when it is. */
  readonly lockedSeconds: number
  /** Counts this try as failed, although the refusal rolls the transaction back. */
  fail(): void
  /** The secret was right: earlier failures are forgotten with the transaction. */
  succeed(): Promise<void>
}

/**
 * Tries of secrets that are guessed from inside a session. One after the other per member and secret, so that no
 * number of parallel guesses is worth more than five; a failure counts although the guess rolls its work back.
 */
export function createTries({ clock }: { clock: Clock }) {
  return {
    /** Waits for the member's other tries and holds the place until the transaction ended. */
    async hold(tx: Transaction, { merchantId, memberId }: Owner, kind: TryKind): Promise<HeldTries> {
      const key = `tries:${merchantId}:${memberId}:${kind}`
      let failed = false
      await sql`select pg_advisory_lock(hashtextextended(${key}, 0))`.execute(tx.query)
      tx.onEnd(async (query) => {
        try {
          if (failed) await addFailure(query, { merchantId, memberId }, kind, clock.now())
        } finally {
          await sql`select pg_advisory_unlock(hashtextextended(${key}, 0))`.execute(query)
        }
      })
      const known = await selectTries(tx.query, { merchantId, memberId }, kind)
      const until = (known?.started_at.getTime() ?? 0) + WINDOW
      const isLocked = known !== undefined && known.failures >= MOST_FAILURES
      return {
        lockedSeconds: isLocked ? Math.max(0, Math.ceil((until - clock.now().getTime()) / 1000)) : 0,
        fail: () => {
          failed = true
        },
        succeed: () => clear(tx.query, { merchantId, memberId }, kind),
      }
    },

    clear: (tx: Transaction, owner: Owner, kind: TryKind): Promise<void> => clear(tx.query, owner, kind),

    forgetOld: async (query: Kysely<Tables>): Promise<void> => {
      const before = new Date(clock.now().getTime() - WINDOW)
      await query.deleteFrom('member_tries').where('started_at', '<', before).execute()
    },
  }
}

const selectTries = (query: Kysely<Tables>, { merchantId, memberId }: Owner, kind: TryKind) =>
  query
    .selectFrom('member_tries')
    .select(['failures', 'started_at'])
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .executeTakeFirst()

/** A count older than the window starts again; the failure that locks starts the time of the lock. */
async function addFailure(query: Kysely<Tables>, owner: Owner, kind: TryKind, now: Date): Promise<void> {
  const windowStart = new Date(now.getTime() - WINDOW)
  const counts = sql<boolean>`member_tries.started_at > ${windowStart}`
  await query
    .insertInto('member_tries')
    .values({ merchant_id: owner.merchantId, member_id: owner.memberId, kind, failures: 1, started_at: now })
    .onConflict((conflict) =>
      conflict.columns(['merchant_id', 'member_id', 'kind']).doUpdateSet({
        failures: sql`case when ${counts} then member_tries.failures + 1 else 1 end`,
        started_at: sql`case when ${counts} and member_tries.failures + 1 < ${MOST_FAILURES}::int4
          then member_tries.started_at else excluded.started_at end`,
      }),
    )
    .execute()
}

async function clear(query: Kysely<Tables>, { merchantId, memberId }: Owner, kind: TryKind): Promise<void> {
  await query
    .deleteFrom('member_tries')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .execute()
}

export type Tries = ReturnType<typeof createTries>
