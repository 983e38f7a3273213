import type { Kysely, Selectable, Updateable } from 'kysely'
import type { Transaction } from '../../db/connection.ts'
import type { Broadcasts, Tables } from '../../db/tables.ts'

type Query = Kysely<Tables>
export type BroadcastRow = Selectable<Broadcasts>

export interface BroadcastKey {
  readonly merchantId: string
  readonly id: string
}

const one = (query: Query, { merchantId, id }: BroadcastKey) =>
  query.selectFrom('broadcasts').selectAll().where('merchant_id', '=', merchantId).where('id', '=', id)

export const findBroadcast = (query: Query, key: BroadcastKey): Promise<BroadcastRow | undefined> =>
  one(query, key).executeTakeFirst()

/** Holds a broadcast until the transaction ends: batches and what operators do are one after the other. */
export const lockBroadcast = ({ query }: Pick<Transaction, 'query'>, key: BroadcastKey) =>
  one(query, key).forUpdate().executeTakeFirst()

/** As `lockBroadcast`, of one that is under way or due; undefined also where another worker has it. */
export const takeDue = ({ query }: Pick<Transaction, 'query'>, key: BroadcastKey, now: Date) =>
  one(query, key).where(isDue(now)).forUpdate().skipLocked().executeTakeFirst()

/** As `lockBroadcast`, of one that is being counted; undefined also where another worker has it. */
export const takeCounting = ({ query }: Pick<Transaction, 'query'>, key: BroadcastKey) =>
  one(query, key).where('count_asked_at', 'is not', null).forUpdate().skipLocked().executeTakeFirst()

/** Whether a broadcast is being counted, and when the next one is to be sent (`RegularWork`). */
export const COUNTS_DUE_AT =
  "select timestamptz 'epoch' from broadcasts where count_asked_at is not null order by merchant_id, id limit 1"
export const BROADCASTS_DUE_AT = `select min(case state when 'SENDING' then timestamptz 'epoch' else scheduled_at end)
  from broadcasts where state in ('SCHEDULED', 'SENDING')`

/** Broadcasts of all brands that are being counted. */
export const listCounting = (query: Query): Promise<Pick<BroadcastRow, 'merchant_id' | 'id'>[]> =>
  query
    .selectFrom('broadcasts')
    .select(['merchant_id', 'id'])
    .where('count_asked_at', 'is not', null)
    .orderBy('id')
    .limit(100)
    .execute()

type Condition = Parameters<ReturnType<typeof one>['where']>[0]
const isDue =
  (now: Date): Extract<Condition, (...given: never) => unknown> =>
  (build) =>
    build.or([
      build('state', '=', 'SENDING'),
      build.and([build('state', '=', 'SCHEDULED'), build('scheduled_at', '<=', now)]),
    ])

/** Broadcasts of all brands that are under way or due. */
export const listDue = (query: Query, now: Date): Promise<Pick<BroadcastRow, 'merchant_id' | 'id'>[]> =>
  query.selectFrom('broadcasts').select(['merchant_id', 'id']).where(isDue(now)).orderBy('id').limit(100).execute()

export async function changeBroadcast(
  query: Query,
  { merchantId, id }: BroadcastKey,
  change: Updateable<Broadcasts>,
): Promise<void> {
  await query.updateTable('broadcasts').set(change).where('merchant_id', '=', merchantId).where('id', '=', id).execute()
}
