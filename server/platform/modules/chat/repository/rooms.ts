import type { Insertable, Selectable } from 'kysely'
import type { Transaction } from '../../../db/connection.ts'
import type { ChatRooms } from '../../../db/tables.ts'

type Query = Transaction['query']
export type RoomRow = Selectable<ChatRooms>

/** A room's name in a language. */
export interface RoomName {
  readonly language: string
  readonly name: string
}

const ofBrand = (query: Query, merchantId: string) =>
  query.selectFrom('chat_rooms').selectAll().where('merchant_id', '=', merchantId)

/** The open rooms of a brand for who reads it in a language. */
export const listOpenRooms = (query: Query, merchantId: string, language: string): Promise<RoomRow[]> =>
  ofBrand(query, merchantId)
    .where('is_enabled', '=', true)
    .where((either) => either.or([either('language', 'is', null), either('language', '=', language)]))
    .orderBy('position')
    .orderBy('id')
    .limit(100)
    .execute()

export const findRoom = (query: Query, merchantId: string, id: string): Promise<RoomRow | undefined> =>
  ofBrand(query, merchantId).where('id', '=', id).executeTakeFirst()

export const findOpenRoomByCode = (query: Query, merchantId: string, code: string): Promise<RoomRow | undefined> =>
  ofBrand(query, merchantId).where('code', '=', code).where('is_enabled', '=', true).executeTakeFirst()

/** Writes a new room with its counter. */
export async function insertRoom(query: Query, room: Insertable<ChatRooms>): Promise<RoomRow> {
  const made = await query.insertInto('chat_rooms').values(room).returningAll().executeTakeFirstOrThrow()
  await query.insertInto('chat_counters').values({ merchant_id: made.merchant_id, room_id: made.id }).execute()
  return made
}
