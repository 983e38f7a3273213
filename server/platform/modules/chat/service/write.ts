import type { Transaction } from '../../../db/connection.ts'
import { httpErrors } from '../../../http/errors.ts'
import type { MemberSession } from '../../../http/session.ts'
import { formatMoney } from '../../../lib/money.ts'
import { chatErrors } from '../errors.ts'
import { chatPolicy } from '../policy.ts'
import { presentMessage } from '../presenter.ts'
import { insertEntry, type MessageRow, type NewEntry } from '../repository/messages.ts'
import type { RoomRow } from '../repository/rooms.ts'
import {
  findByClientId,
  findMute,
  lastWrittenAt,
  listComparedWords,
  lockWriter,
  type WriterRow,
} from '../repository/writers.ts'
import { authorKeyOf, authorNameOf } from './author.ts'
import type { Dependencies } from './dependencies.ts'
import { needReader, needRoom } from './reader.ts'
import { readDemands } from './rooms.ts'

/** Where a member writes, and by which id his browser knows the message. */
export interface Place {
  readonly roomId: string
  readonly clientId: string
}

/** What is written: a text, or a bet. */
export type Body = Pick<NewEntry, 'kind'> & Partial<Pick<NewEntry, 'content' | 'bet'>>

/**
 * Refuses who plays for free, and counts the try before anything of it is looked at, so that a hundred at once are counted too (decision
 * 0015). Throws TRUE_ACCOUNT_NEEDED, RATE_LIMITED.
 */
export async function countTry({ limits }: Dependencies, session: MemberSession): Promise<void> {
  if (!chatPolicy['chat.write'](session)) throw httpErrors.TRUE_ACCOUNT_NEEDED()
  await limits.consume('chatMessage', session.memberId)
}

/** The words of the brand's list. */
export const wordsOf = ({ words, database }: Dependencies, merchantId: string): Promise<string[]> =>
  words.keep(merchantId, () => listComparedWords(database.query, merchantId))

/**
 * Writes a message into a room and tells its listeners after the commit; sent again under its id it is the one that was written. Throws
 * CHAT_ROOM_NOT_FOUND, CHAT_PAUSED, CHAT_MUTED, CHAT_LEVEL_NEEDED, CHAT_DEPOSITS_NEEDED, CHAT_TOO_SOON.
 */
export async function write(
  dependencies: Dependencies,
  session: MemberSession,
  { roomId, clientId }: Place,
  body: Body,
): Promise<MessageRow> {
  const { database, members, clock, events } = dependencies
  const { merchantId } = session
  const room = await needRoom(database.query, merchantId, roomId)
  await checkDemands(dependencies, session, room)
  const words = await wordsOf(dependencies, merchantId)
  const rank = (await members.findRank(session, session.language))?.rank ?? null
  return database.transaction(async (tx) => {
    await lockWriter(tx, session)
    const known = await findByClientId(tx.query, session, clientId)
    if (known !== undefined) return known
    const writer = await needReader(tx.query, { clock }, session)
    const now = clock.now()
    await checkMayWrite(tx, session, room, now)
    const entry = { ...body, ...authorOf(session, writer, rank, words), client_id: clientId, written_at: now }
    const written = await insertEntry(tx.query, { merchantId, roomId }, entry)
    tx.onCommit(() => events.publish({ type: 'chat', merchantId, roomId, message: presentMessage(written) }))
    return written
  })
}

const authorOf = (session: MemberSession, writer: WriterRow, rank: number | null, words: readonly string[]) => ({
  member_id: session.memberId,
  author_key: authorKeyOf(session),
  author_name: authorNameOf(writer, words),
  author_rank: rank,
  author_avatar: writer.avatar_url,
})

async function checkDemands(dependencies: Dependencies, session: MemberSession, room: RoomRow): Promise<void> {
  const refusal = (await readDemands(dependencies, session, [room]))(room)
  if (refusal === 'LEVEL') throw chatErrors.CHAT_LEVEL_NEEDED({ extras: { rank: room.least_rank } })
  if (refusal === 'DEPOSITS')
    throw chatErrors.CHAT_DEPOSITS_NEEDED({
      extras: { amount: formatMoney(room.least_deposits), currency: session.currency },
    })
}

/** Under the writer's lock, so that of a hundred at once one is in time and a mute comes before or after. Throws CHAT_MUTED, CHAT_TOO_SOON. */
async function checkMayWrite(
  { query }: Transaction,
  session: MemberSession,
  { id, slow_seconds }: RoomRow,
  now: Date,
): Promise<void> {
  const mute = await findMute(query, session, now)
  if (mute !== undefined)
    throw chatErrors.CHAT_MUTED({ extras: { until: mute.until.toISOString(), muteReason: mute.reason } })
  if (slow_seconds === 0) return
  const last = await lastWrittenAt(query, session, id)
  if (last === undefined) return
  const wait = last.getTime() + slow_seconds * 1_000 - now.getTime()
  if (wait > 0) throw chatErrors.CHAT_TOO_SOON({ extras: { retryAfter: Math.ceil(wait / 1_000) } })
}
