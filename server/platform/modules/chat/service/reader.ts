import type { Transaction } from '../../../db/connection.ts'
import { chatErrors } from '../errors.ts'
import { findRoom, type RoomRow } from '../repository/rooms.ts'
import { findWriter, type WriterRow } from '../repository/writers.ts'
import type { Dependencies, MemberKey } from './dependencies.ts'

/** From this year on a break has no end. */
const ENDLESS = 9000

/**
 * The member who reads or writes. A chat of players who show what they won invites to play, so whoever takes a break or is excluded is not
 * shown it at all, and neither is whose account is not open. Throws CHAT_PAUSED.
 */
export async function needReader(
  query: Transaction['query'],
  { clock }: Pick<Dependencies, 'clock'>,
  member: MemberKey,
): Promise<WriterRow> {
  const writer = await findWriter(query, member)
  if (writer?.status !== 'ACTIVE') throw chatErrors.CHAT_PAUSED({ extras: { until: null } })
  const until = writer.play_blocked_until
  if (until !== null && until > clock.now())
    throw chatErrors.CHAT_PAUSED({ extras: { until: until.getUTCFullYear() < ENDLESS ? until.toISOString() : null } })
  return writer
}

/** An open room of a brand. Throws CHAT_ROOM_NOT_FOUND, also for another brand's. */
export async function needRoom(query: Transaction['query'], merchantId: string, id: string): Promise<RoomRow> {
  const room = await findRoom(query, merchantId, id)
  if (room?.is_enabled !== true) throw chatErrors.CHAT_ROOM_NOT_FOUND()
  return room
}
