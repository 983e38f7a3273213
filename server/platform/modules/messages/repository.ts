import type { Kysely } from 'kysely'
import type { Transaction } from '../../db/connection.ts'
import { givenRows } from '../../db/given-rows.ts'
import type { Tables } from '../../db/tables.ts'

type Query = Kysely<Tables>

export async function countUnread(query: Query, merchantId: string, memberId: string): Promise<number> {
  const row = await query
    .selectFrom('member_messages')
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** A message as it stands in an inbox. */
export interface InboxRow {
  readonly merchantId: string
  readonly memberId: string
  readonly id: string
  readonly kind: string
  readonly event: string | null
  readonly about: string | null
  readonly path: string | null
  readonly title: string
  readonly content: string
}

/** Puts messages into inboxes; answers the ids of those that are new: not of what a member was told of before. */
export async function insertInbox(
  { prepared }: Pick<Transaction, 'prepared'>,
  messages: readonly InboxRow[],
  at: Date,
): Promise<ReadonlySet<string>> {
  const rows = await prepared<{ id: string }>(
    'messages_insert_inbox',
    `insert into member_messages (merchant_id, member_id, id, kind, event, about, path, title, content, created_at)
     select said.*, $10::timestamptz
       from ${givenRows(['text[]', 'uuid[]', 'uuid[]', 'text[]', 'text[]', 'text[]', 'text[]', 'text[]', 'text[]'])}
         as said (merchant_id, member_id, id, kind, event, about, path, title, content)
     on conflict do nothing
     returning id`,
    [
      messages.map(({ merchantId }) => merchantId),
      messages.map(({ memberId }) => memberId),
      messages.map(({ id }) => id),
      messages.map(({ kind }) => kind),
      messages.map(({ event }) => event),
      messages.map(({ about }) => about),
      messages.map(({ path }) => path),
      messages.map(({ title }) => title),
      messages.map(({ content }) => content),
      at,
    ],
  )
  return new Set(rows.map(({ id }) => id))
}

/** One statement for many messages; answers the ids of those members who did not have that broadcast yet. */
export async function insertMessages(
  { raw }: Pick<Transaction, 'raw'>,
  messages: {
    readonly merchantId: string
    readonly broadcastId: string | null
    readonly kind: string
    readonly path: string | null
    readonly rows: readonly {
      readonly id: string
      readonly memberId: string
      readonly title: string
      readonly content: string
    }[]
    readonly at: Date
  },
): Promise<string[]> {
  const { merchantId, broadcastId, kind, path, rows, at } = messages
  const columns = [
    rows.map(({ id }) => id),
    rows.map(({ memberId }) => memberId),
    rows.map(({ title }) => title),
    rows.map(({ content }) => content),
  ]
  const inserted = await raw<{ member_id: string }>(
    `insert into member_messages (merchant_id, member_id, id, title, content, kind, path, broadcast_id, created_at)
     select $1, r.member_id, r.id, r.title, r.content, $2, $3, $4::uuid, $5
       from unnest($6::uuid[], $7::uuid[], $8::text[], $9::text[]) r (id, member_id, title, content)
     on conflict (merchant_id, broadcast_id, member_id) where broadcast_id is not null do nothing
     returning member_id`,
    [merchantId, kind, path, broadcastId, at, ...columns],
  )
  return inserted.map(({ member_id }) => member_id)
}

/** How many members have read a broadcast. */
export async function countReadOf(query: Query, merchantId: string, broadcastId: string): Promise<number> {
  const row = await query
    .selectFrom('member_messages')
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .where('merchant_id', '=', merchantId)
    .where('broadcast_id', '=', broadcastId)
    .where('read_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}
