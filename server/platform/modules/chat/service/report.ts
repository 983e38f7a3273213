import { httpErrors } from '../../../http/errors.ts'
import type { MemberSession } from '../../../http/session.ts'
import { newId } from '../../../lib/id.ts'
import { chatErrors } from '../errors.ts'
import { chatPolicy } from '../policy.ts'
import { findMessage, type MessageRow } from '../repository/messages.ts'
import {
  countReports,
  deleteHidden,
  type HiddenRow,
  insertHidden,
  insertReport,
  listHidden,
  openCase,
} from '../repository/readers.ts'
import { lockWriter } from '../repository/writers.ts'
import type { ReportReason } from '../states.ts'
import type { Dependencies } from './dependencies.ts'
import { needReader, needRoom } from './reader.ts'

/** Writers whom a member may hide at the same time. */
const MOST_HIDDEN = 200

/** A message of a room. */
export interface MessageKey {
  readonly roomId: string
  readonly sequence: number
}

/**
 * Tells operators of a message, once for a member and message; what was decided about it stays decided. Throws TRUE_ACCOUNT_NEEDED,
 * RATE_LIMITED, CHAT_ROOM_NOT_FOUND, CHAT_MESSAGE_NOT_FOUND (also for his own), CHAT_PAUSED.
 */
export async function report(
  dependencies: Dependencies,
  session: MemberSession,
  { reason, ...key }: MessageKey & { readonly reason: ReportReason },
): Promise<void> {
  const { database, limits, clock } = dependencies
  if (!chatPolicy['chat.write'](session)) throw httpErrors.TRUE_ACCOUNT_NEEDED()
  await limits.consume('chatReport', session.memberId)
  const message = await needOthers(dependencies, session, key)
  const { merchantId, memberId } = session
  const at = clock.now()
  await database.transaction(async (tx) => {
    const found = await openCase(tx.query, {
      merchant_id: merchantId,
      id: newId(at.getTime()),
      room_id: message.room_id,
      sequence: message.sequence,
      member_id: message.member_id,
      state: 'OPEN',
      opened_at: at,
    })
    const made = { merchant_id: merchantId, case_id: found.id, member_id: memberId, reason, reported_at: at }
    if (await insertReport(tx.query, made)) await countReports(tx.query, merchantId, found.id)
  })
}

/** Hides whoever wrote a message from the member. Throws CHAT_MESSAGE_NOT_FOUND, CHAT_HIDDEN_TOO_MANY and as `report`. */
export async function hide(
  dependencies: Dependencies,
  session: MemberSession,
  key: MessageKey,
): Promise<readonly HiddenRow[]> {
  const { database, clock } = dependencies
  if (!chatPolicy['chat.write'](session)) throw httpErrors.TRUE_ACCOUNT_NEEDED()
  const { author_key, author_name } = await needOthers(dependencies, session, key)
  return database.transaction(async (tx) => {
    await lockWriter(tx, session)
    const hidden = await listHidden(tx.query, session)
    const isKnown = hidden.some((one) => one.author_key === author_key)
    if (!isKnown && hidden.length >= MOST_HIDDEN)
      throw chatErrors.CHAT_HIDDEN_TOO_MANY({ extras: { most: MOST_HIDDEN } })
    await insertHidden(tx.query, session, { author_key, author_name }, clock.now())
    return listHidden(tx.query, session)
  })
}

/** Shows a writer again; one who is not hidden stays shown. */
export async function show(
  { database }: Dependencies,
  session: MemberSession,
  authorKey: string,
): Promise<readonly HiddenRow[]> {
  await deleteHidden(database.query, session, authorKey)
  return listHidden(database.query, session)
}

/** A message that somebody else wrote and that did not go. */
async function needOthers(
  dependencies: Dependencies,
  session: MemberSession,
  { roomId, sequence }: MessageKey,
): Promise<MessageRow> {
  const { query } = dependencies.database
  await needReader(query, dependencies, session)
  const room = await needRoom(query, session.merchantId, roomId)
  const message = await findMessage(query, { merchantId: session.merchantId, roomId: room.id }, sequence)
  if (message === undefined || message.removed_at !== null || message.member_id === session.memberId)
    throw chatErrors.CHAT_MESSAGE_NOT_FOUND()
  return message
}
