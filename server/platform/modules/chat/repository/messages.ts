import type { Insertable, Selectable } from 'kysely'
import type { Transaction } from '../../../db/connection.ts'
import type { ChatMessages } from '../../../db/tables.ts'
import type { Stretch } from '../../../http/feed.ts'

type Query = Transaction['query']
export type MessageRow = Selectable<ChatMessages>

/** A room of a brand. */
export interface RoomKey {
  readonly merchantId: string
  readonly roomId: string
}

/** What is written into a room; its number is given by the room. */
export type NewEntry = Omit<Insertable<ChatMessages>, 'merchant_id' | 'room_id' | 'sequence'>

const ofRoom = (query: Query, { merchantId, roomId }: RoomKey) =>
  query.selectFrom('chat_messages').where('merchant_id', '=', merchantId).where('room_id', '=', roomId)

/** Entries of a room without a gap, the earliest first, or from the end of the stretch on. Places are sequences. */
export function listEntries(query: Query, room: RoomKey, stretch: Stretch<number>): Promise<MessageRow[]> {
  const { after, before, limit, fromEnd } = stretch
  let wanted = ofRoom(query, room)
    .selectAll()
    .orderBy('sequence', fromEnd ? 'desc' : 'asc')
    .limit(limit)
  if (after !== undefined) wanted = wanted.where('sequence', '>', after)
  if (before !== undefined) wanted = wanted.where('sequence', '<', before)
  return wanted.execute()
}

export const findMessage = (query: Query, room: RoomKey, sequence: number): Promise<MessageRow | undefined> =>
  ofRoom(query, room).selectAll().where('sequence', '=', sequence).where('kind', '<>', 'REMOVAL').executeTakeFirst()

export async function lastSequence(query: Query, { merchantId, roomId }: RoomKey): Promise<number> {
  const row = await query
    .selectFrom('chat_counters')
    .select('last_sequence')
    .where('merchant_id', '=', merchantId)
    .where('room_id', '=', roomId)
    .executeTakeFirst()
  return row?.last_sequence ?? 0
}

/**
 * Writes the next entry of a room. The room's counter is held from here to the commit, so this is the last thing of a transaction: entries
 * become visible in the order of their numbers, and a number whose entry is not written is not given either. Rejected: an identity (a rolled
 * back entry leaves a gap, and of two at once the later number may be seen first, so that who reads "after N" misses the earlier one for good);
 * max + 1 under the unique key (a hundred writers at once repeat each other's work); an advisory lock (the same wait, one round trip more).
 */
export async function insertEntry(query: Query, { merchantId, roomId }: RoomKey, entry: NewEntry): Promise<MessageRow> {
  return query
    .with('next', (make) =>
      make
        .updateTable('chat_counters')
        .set((row) => ({ last_sequence: row('last_sequence', '+', 1) }))
        .where('merchant_id', '=', merchantId)
        .where('room_id', '=', roomId)
        .returning(['merchant_id', 'room_id', 'last_sequence']),
    )
    .insertInto('chat_messages')
    .columns([
      'merchant_id',
      'room_id',
      'sequence',
      'kind',
      'member_id',
      'client_id',
      'author_key',
      'author_name',
      'author_rank',
      'author_avatar',
      'content',
      'bet',
      'removes',
      'written_at',
    ])
    .expression((from) =>
      from
        .selectFrom('next')
        .select((column) => [
          'next.merchant_id',
          'next.room_id',
          'next.last_sequence',
          column.val(entry.kind).as('kind'),
          column.cast<string>(column.val(entry.member_id), 'uuid').as('member_id'),
          column.cast<string | null>(column.val(entry.client_id ?? null), 'uuid').as('client_id'),
          column.val(entry.author_key).as('author_key'),
          column.val(entry.author_name).as('author_name'),
          column.cast<number | null>(column.val(entry.author_rank ?? null), 'int4').as('author_rank'),
          column.val(entry.author_avatar ?? null).as('author_avatar'),
          column.val(entry.content ?? null).as('content'),
          column.cast<string | null>(column.val(entry.bet ?? null), 'jsonb').as('bet'),
          column.cast<number | null>(column.val(entry.removes ?? null), 'int4').as('removes'),
          column.cast<Date>(column.val(entry.written_at), 'timestamptz').as('written_at'),
        ]),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Marks a message as gone; undefined where it went before. */
export const markRemoved = (
  query: Query,
  { merchant_id, room_id, sequence }: MessageRow,
  by: { readonly removed_by: string; readonly removed_at: Date },
): Promise<MessageRow | undefined> =>
  query
    .updateTable('chat_messages')
    .set(by)
    .where('merchant_id', '=', merchant_id)
    .where('room_id', '=', room_id)
    .where('sequence', '=', sequence)
    .where('removed_at', 'is', null)
    .returningAll()
    .executeTakeFirst()

/**
 * Forgets entries older than a moment, with the cases about them; some at a time, so that no lock is held long. Answers how many went. What is
 * left has no gap: the numbers of a room rise with the time.
 */
export async function forgetEntries({ raw }: Pick<Transaction, 'raw'>, before: Date, most: number): Promise<number> {
  const rows = await raw(
    `delete from chat_messages using (
       select merchant_id, room_id, sequence from chat_messages where written_at < $1 order by written_at limit $2) old
      where chat_messages.merchant_id = old.merchant_id and chat_messages.room_id = old.room_id and chat_messages.sequence = old.sequence
      returning 1`,
    [before, most],
  )
  return rows.length
}
