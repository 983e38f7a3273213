import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Transaction } from '../../../../db/connection.ts'
import { contains, type Rows } from '../../../../db/search.ts'
import type { ChatRooms, ChatWords } from '../../../../db/tables.ts'
import type { RoomRow } from '../../repository/rooms.ts'

type Query = Transaction['query']
export type WordRow = Selectable<ChatWords>

/** A room with the number of its last entry. */
export interface CountedRoom extends RoomRow {
  readonly last_sequence: number
}

interface Range {
  readonly limit: number
  readonly offset: number
}

const counted = (query: Query, merchantId: string) =>
  query
    .selectFrom('chat_rooms')
    .innerJoin('chat_counters', (join) =>
      join
        .onRef('chat_counters.merchant_id', '=', 'chat_rooms.merchant_id')
        .onRef('chat_counters.room_id', '=', 'chat_rooms.id'),
    )
    .where('chat_rooms.merchant_id', '=', merchantId)

/** A page of the rooms of a brand, as members see them. */
export async function listRooms(
  query: Query,
  merchantId: string,
  ids: readonly string[] | undefined,
  { limit, offset }: Range,
): Promise<Rows<CountedRoom>> {
  const wanted =
    ids === undefined ? counted(query, merchantId) : counted(query, merchantId).where('chat_rooms.id', 'in', ids)
  const rows = await wanted
    .selectAll('chat_rooms')
    .select('chat_counters.last_sequence')
    .orderBy('chat_rooms.position')
    .orderBy('chat_rooms.id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await wanted.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

export const findCountedRoom = (query: Query, merchantId: string, id: string): Promise<CountedRoom | undefined> =>
  counted(query, merchantId)
    .where('chat_rooms.id', '=', id)
    .selectAll('chat_rooms')
    .select('chat_counters.last_sequence')
    .executeTakeFirst()

/** A room, held until the transaction ends. Its counter is not: members go on writing. */
export const lockRoom = (query: Query, merchantId: string, id: string): Promise<RoomRow | undefined> =>
  query
    .selectFrom('chat_rooms')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Makes changes of a brand's rooms and words happen one after the other, until the transaction ends. */
export const lockSettings = (tx: Pick<Transaction, 'raw'>, merchantId: string) =>
  tx.raw(
    `select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'chat-settings', current_schema(), $1::text), 0))`,
    [merchantId],
  )

/** Whether another room of the brand has the code. */
export async function isCodeTaken(query: Query, merchantId: string, code: string, except?: string): Promise<boolean> {
  const row = await query
    .selectFrom('chat_rooms')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('code', '=', code)
    .executeTakeFirst()
  return row !== undefined && row.id !== except
}

export async function updateRoom(
  query: Query,
  { merchant_id, id }: Pick<RoomRow, 'merchant_id' | 'id'>,
  change: Updateable<ChatRooms>,
): Promise<void> {
  await query
    .updateTable('chat_rooms')
    .set(change)
    .where('merchant_id', '=', merchant_id)
    .where('id', '=', id)
    .execute()
}

/** A page of a brand's words, those added last first. */
export async function listWords(
  query: Query,
  merchantId: string,
  part: string | undefined,
  { limit, offset }: Range,
): Promise<Rows<WordRow>> {
  const all = query.selectFrom('chat_words').where('merchant_id', '=', merchantId)
  const wanted = part ? all.where('written', 'ilike', contains(part)) : all
  const rows = await wanted
    .selectAll()
    .orderBy('added_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await wanted.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** Undefined where the word is on the list already. */
export const insertWord = (query: Query, word: Insertable<ChatWords>): Promise<WordRow | undefined> =>
  query
    .insertInto('chat_words')
    .values(word)
    .onConflict((known) => known.columns(['merchant_id', 'word']).doNothing())
    .returningAll()
    .executeTakeFirst()

export const deleteWord = (query: Query, merchantId: string, id: string): Promise<WordRow | undefined> =>
  query
    .deleteFrom('chat_words')
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
