import { type Kysely, sql } from 'kysely'
import { deleteBefore } from '../../db/delete-before.ts'
import type { Tables } from '../../db/tables.ts'

type Query = Kysely<Tables>

/** Whose tries of which secret. */
interface TryKey {
  readonly merchantId: string
  readonly memberId: string
  readonly kind: string
}

/** Held by the connection, not by the transaction: a failure is counted after its work was rolled back. */
export async function lockTries(query: Query, key: string): Promise<void> {
  await sql`select pg_advisory_lock(hashtextextended(${key}, 0))`.execute(query)
}

export async function unlockTries(query: Query, key: string): Promise<void> {
  await sql`select pg_advisory_unlock(hashtextextended(${key}, 0))`.execute(query)
}

export const selectTries = (query: Query, { merchantId, memberId, kind }: TryKey) =>
  query
    .selectFrom('member_tries')
    .select(['failures', 'started_at'])
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .executeTakeFirst()

/** A count from before `since` starts again; the failure that locks starts the time of the lock. */
export async function addFailure(
  query: Query,
  { merchantId, memberId, kind }: TryKey,
  most: number,
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<void> {
  const counts = sql<boolean>`member_tries.started_at > ${since}`
  await query
    .insertInto('member_tries')
    .values({ merchant_id: merchantId, member_id: memberId, kind, failures: 1, started_at: now })
    .onConflict((conflict) =>
      conflict.columns(['merchant_id', 'member_id', 'kind']).doUpdateSet({
        failures: sql`case when ${counts} then member_tries.failures + 1 else 1 end`,
        started_at: sql`case when ${counts} and member_tries.failures + 1 < ${most}::int4
          then member_tries.started_at else excluded.started_at end`,
      }),
    )
    .execute()
}

export async function deleteTries(query: Query, { merchantId, memberId, kind }: TryKey): Promise<void> {
  await query
    .deleteFrom('member_tries')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .execute()
}

export const deleteTriesBefore = (query: Query, before: Date): Promise<void> =>
  deleteBefore(query, 'member_tries', 'started_at', before)
