import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Transaction } from '../../db/connection.ts'
import { givenRows } from '../../db/given-rows.ts'
import type { PushSubscriptions, Tables } from '../../db/tables.ts'

type Query = Kysely<Tables>
export type SubscriptionRow = Selectable<PushSubscriptions>

/** Keeps a subscription; one of the same browser becomes the member's, with its id as it was. */
export const upsertSubscription = (query: Query, row: Insertable<PushSubscriptions>): Promise<SubscriptionRow> =>
  query
    .insertInto('push_subscriptions')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['merchant_id', 'endpoint']).doUpdateSet((excluded) => ({
        member_id: excluded.ref('excluded.member_id'),
        p256dh: excluded.ref('excluded.p256dh'),
        auth: excluded.ref('excluded.auth'),
        user_agent: excluded.ref('excluded.user_agent'),
        created_at: excluded.ref('excluded.created_at'),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()

export const selectSubscriptions = (query: Query, merchantId: string, memberId: string, most: number) =>
  query
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()

/** The newest devices of some members, at most so many of each, with the place of their member among them, from 0. */
export async function listDevices(
  { prepared }: Pick<Transaction, 'prepared'>,
  owners: readonly { readonly merchantId: string; readonly memberId: string }[],
  most: number,
): Promise<{ readonly place: number; readonly id: string }[]> {
  const rows = await prepared<{ place: bigint; id: string }>(
    'push_devices',
    `select owner.place, device.id
       from ${givenRows(['text[]', 'uuid[]'])} with ordinality as owner (merchant_id, member_id, place)
       cross join lateral (select s.id, s.created_at from push_subscriptions s where s.merchant_id = owner.merchant_id
         and s.member_id = owner.member_id order by s.created_at desc limit $3) device
      order by owner.place, device.created_at desc`,
    [owners.map(({ merchantId }) => merchantId), owners.map(({ memberId }) => memberId), most],
  )
  return rows.map(({ place, id }) => ({ place: Number(place) - 1, id }))
}

export const selectSubscription = (query: Query, merchantId: string, id: string) =>
  query
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Deletes all but the newest `most` of a member. */
export const deleteBeyond = (query: Query, merchantId: string, memberId: string, most: number) =>
  query
    .deleteFrom('push_subscriptions')
    .where('merchant_id', '=', merchantId)
    .where('id', 'in', (any) =>
      any
        .selectFrom('push_subscriptions')
        .select('id')
        .where('merchant_id', '=', merchantId)
        .where('member_id', '=', memberId)
        .orderBy('created_at', 'desc')
        .offset(most),
    )
    .execute()

export const deleteSubscription = (query: Query, merchantId: string, memberId: string, id: string) =>
  query
    .deleteFrom('push_subscriptions')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()

/** What its push service no longer knows; one that was renewed meanwhile stays. */
export const deleteGone = (query: Query, { merchant_id: merchantId, id, p256dh }: SubscriptionRow) =>
  query
    .deleteFrom('push_subscriptions')
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .where('p256dh', '=', p256dh)
    .execute()
