import type { Kysely } from 'kysely'
import type { Transaction } from '../../db/connection.ts'
import { givenRows } from '../../db/given-rows.ts'
import type { Tables } from '../../db/tables.ts'
import type { Owner } from './inbox-repository.ts'
import type { MessageChannel, MessageKind } from './kinds.ts'

type Query = Kysely<Tables>

/** What a member wants of one kind by one channel. */
export interface Setting {
  readonly kind: MessageKind
  readonly channel: MessageChannel
  readonly isOn: boolean
}

/** What a member said; the rest is as it is for everybody. */
export const findSettings = (query: Query, { merchantId, memberId }: Owner) =>
  query
    .selectFrom('message_settings')
    .select(['kind', 'channel', 'is_on'])
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .execute()

/** What some members said of one kind, each with his place among them, from 0. */
export async function listSaid(
  { prepared }: Pick<Transaction, 'prepared'>,
  owners: readonly Owner[],
  kind: MessageKind,
): Promise<{ readonly place: number; readonly channel: string; readonly isOn: boolean }[]> {
  const rows = await prepared<{ place: bigint; channel: string; is_on: boolean }>(
    'messages_said',
    `select owner.place, said.channel, said.is_on
       from ${givenRows(['text[]', 'uuid[]'])} with ordinality as owner (merchant_id, member_id, place)
       cross join lateral (select s.channel, s.is_on from message_settings s where s.merchant_id = owner.merchant_id
         and s.member_id = owner.member_id and s.kind = $3 offset 0) said`,
    [owners.map(({ merchantId }) => merchantId), owners.map(({ memberId }) => memberId), kind],
  )
  return rows.map(({ place, channel, is_on }) => ({ place: Number(place) - 1, channel, isOn: is_on }))
}

/** Who of some members asked for messages of a kind beside the inbox, by any channel. */
export async function listWanting(
  query: Query,
  merchantId: string,
  kind: MessageKind,
  memberIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (memberIds.length === 0) return new Set()
  const rows = await query
    .selectFrom('message_settings')
    .select('member_id')
    .distinct()
    .where('merchant_id', '=', merchantId)
    .where('member_id', 'in', [...memberIds])
    .where('kind', '=', kind)
    .where('is_on', '=', true)
    .execute()
  return new Set(rows.map(({ member_id }) => member_id))
}

/** Writes what a member said. */
export const writeSettings = (query: Query, { merchantId, memberId }: Owner, settings: readonly Setting[], at: Date) =>
  query
    .insertInto('message_settings')
    .values(
      settings.map(({ kind, channel, isOn }) => ({
        merchant_id: merchantId,
        member_id: memberId,
        kind,
        channel,
        is_on: isOn,
        changed_at: at,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['merchant_id', 'member_id', 'kind', 'channel']).doUpdateSet((row) => ({
        is_on: row.ref('excluded.is_on'),
        changed_at: row.ref('excluded.changed_at'),
      })),
    )
    .execute()
