import type { MemberSession } from '../../../http/session.ts'
import { isTrial } from '../../../lib/account-types.ts'
import { chatErrors } from '../errors.ts'
import { type HiddenRow, listHidden } from '../repository/readers.ts'
import { findOpenRoomByCode, listOpenRooms, type RoomRow } from '../repository/rooms.ts'
import { depositsOf, findMute, type MuteInForce } from '../repository/writers.ts'
import type { WritingRefusal } from '../states.ts'
import { authorKeyOf } from './author.ts'
import type { Dependencies, Reader } from './dependencies.ts'
import { needReader } from './reader.ts'

/** The chat as somebody finds it. */
export interface ChatView {
  readonly rooms: readonly { readonly room: RoomRow; readonly refusal: WritingRefusal | null }[]
  readonly authorKey: string | null
  readonly mute: MuteInForce | null
  readonly hidden: readonly HiddenRow[]
}

/** The rooms shown to the caller, with what he may do there (CBS_modelList). Throws CHAT_PAUSED. */
export async function listRooms(dependencies: Dependencies, reader: Reader): Promise<ChatView> {
  const { database, clock } = dependencies
  const { merchantId, locale, session } = reader
  if (session !== null) await needReader(database.query, dependencies, session)
  const rooms = await listOpenRooms(database.query, merchantId, locale)
  const stranger = strangerOf(session)
  if (session === null || stranger !== null)
    return { rooms: rooms.map((room) => ({ room, refusal: stranger })), authorKey: null, mute: null, hidden: [] }
  const mute = await findMute(database.query, session, clock.now())
  const refusalOf = await readDemands(dependencies, session, rooms)
  return {
    rooms: rooms.map((room) => ({ room, refusal: mute === undefined ? refusalOf(room) : 'MUTED' })),
    authorKey: authorKeyOf(session),
    mute: mute ?? null,
    hidden: await listHidden(database.query, session),
  }
}

/** Who writes nowhere, whatever the room. Who acts in an agent's name comes as a visitor: his calls carry no session here. */
function strangerOf(session: MemberSession | null): WritingRefusal | null {
  if (session === null) return 'SIGN_IN'
  return isTrial(session) ? 'TRIAL' : null
}

/** Tells what rooms demand of writers that a member does not fulfil; what no room asks for is not read. */
export async function readDemands(
  { database, members }: Dependencies,
  session: MemberSession,
  rooms: readonly RoomRow[],
): Promise<(room: RoomRow) => 'LEVEL' | 'DEPOSITS' | null> {
  const asksRank = rooms.some(({ least_rank }) => least_rank > 0)
  const asksDeposits = rooms.some(({ least_deposits }) => least_deposits > 0n)
  const rank = asksRank ? ((await members.findRank(session, session.language))?.rank ?? 0) : 0
  const deposits = asksDeposits ? await depositsOf(database.query, session) : 0n
  return ({ least_rank, least_deposits }) => {
    if (least_rank > rank) return 'LEVEL'
    return least_deposits > deposits ? 'DEPOSITS' : null
  }
}

/**
 * The address that opens a room, at the host that the caller is at where it is the brand's own (CBS_launchChat). Throws CHAT_ROOM_NOT_FOUND,
 * CHAT_PAUSED.
 */
export async function launch(
  dependencies: Dependencies,
  { merchantId, locale, session }: Reader,
  { roomCode, host }: { readonly roomCode: string | undefined; readonly host: string },
): Promise<string> {
  const { config, database, sites } = dependencies
  if (session !== null) await needReader(database.query, dependencies, session)
  const room =
    roomCode === undefined
      ? (await listOpenRooms(database.query, merchantId, locale))[0]
      : await findOpenRoomByCode(database.query, merchantId, roomCode)
  if (room === undefined) throw chatErrors.CHAT_ROOM_NOT_FOUND()
  const own = new URL(config.publicUrl)
  const isBrands = (await sites.findMerchantByDomain(host.replace(/:\d+$/, '').toLowerCase()))?.id === merchantId
  const origin = host !== own.host && isBrands ? `https://${host}` : own.origin
  return `${origin}/?chat=${room.code}`
}
