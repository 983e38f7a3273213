import { type Part, readPart, type Stretch } from '../../../http/feed.ts'
import { lastSequence, listEntries, type MessageRow } from '../repository/messages.ts'
import type { Dependencies, Reader } from './dependencies.ts'
import { needReader, needRoom } from './reader.ts'

/** A part of a room's log, and the number of its last entry. Throws CHAT_ROOM_NOT_FOUND, CHAT_PAUSED. */
export async function listMessages(
  dependencies: Dependencies,
  { merchantId, session }: Reader,
  roomId: string,
  stretch: Stretch<number>,
): Promise<Part<MessageRow> & { last: number }> {
  const { query } = dependencies.database
  if (session !== null) await needReader(query, dependencies, session)
  const room = { merchantId, roomId: (await needRoom(query, merchantId, roomId)).id }
  // Asked before the entries: whoever finds it larger than what he was given knows that there is more.
  const last = await lastSequence(query, room)
  return { ...(await readPart(stretch, (part) => listEntries(query, room, part))), last }
}
