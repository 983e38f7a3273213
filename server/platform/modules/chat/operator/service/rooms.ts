import type { Transaction } from '../../../../db/connection.ts'
import type { Rows } from '../../../../db/search.ts'
import { type PageRequest, pageOf } from '../../../../http/paging.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import { newId } from '../../../../lib/id.ts'
import type { Money } from '../../../../lib/money.ts'
import { type By, demand } from '../../../operators/service.ts'
import { sitesErrors } from '../../../sites/service.ts'
import { chatErrors } from '../../errors.ts'
import { insertRoom, type RoomName } from '../../repository/rooms.ts'
import { chatRights } from '../policy.ts'
import { presentOperatorRoom } from '../presenter.ts'
import * as repository from '../repository/rooms.ts'
import type { ChatOperatorDependencies } from './dependencies.ts'

type Because = By & { readonly reason: string }

/** How a room is set. */
export interface RoomSettings {
  readonly code: string
  readonly names: readonly RoomName[]
  readonly language: string | null
  readonly leastRank: number
  readonly leastDeposits: Money
  readonly slowSeconds: number
  readonly isEnabled: boolean
  readonly position: number
}

const deed = (action: string) => ({
  right: chatRights['chat.settings'],
  action: `chat.${action}`,
  subjectKind: 'chat-rooms',
  subjectId: ({ id }: repository.CountedRoom) => id,
  present: presentOperatorRoom,
})

/** A page of the rooms of the brand in view. */
export async function listOperatorRooms(
  { database }: ChatOperatorDependencies,
  session: OperatorSession,
  ids: readonly string[] | undefined,
  asked: PageRequest,
): Promise<Rows<repository.CountedRoom>> {
  demand(session, chatRights['chat.read'])
  return repository.listRooms(database.query, session.merchantId, ids, pageOf(asked))
}

/** Throws CHAT_ROOM_NOT_FOUND, also for another brand's. */
export async function findOperatorRoom(
  { database }: ChatOperatorDependencies,
  session: OperatorSession,
  id: string,
): Promise<repository.CountedRoom> {
  demand(session, chatRights['chat.read'])
  return needRoom(database, session.merchantId, id)
}

/** Opens a room. Throws CHAT_ROOM_CODE_TAKEN, LANGUAGE_NOT_OFFERED. */
export function createRoom(
  dependencies: ChatOperatorDependencies,
  by: Because,
  settings: RoomSettings,
): Promise<repository.CountedRoom> {
  const { clock, operators } = dependencies
  const { merchantId } = by.session
  return operators.perform(by, deed('createRoom'), async (tx) => {
    await check(dependencies, tx, merchantId, settings)
    const now = clock.now()
    const id = newId(now.getTime())
    await insertRoom(tx.query, { merchant_id: merchantId, id, ...columnsOf(settings, now) })
    return { before: null, after: await needRoom(tx, merchantId, id) }
  })
}

/** Changes a room. Throws CHAT_ROOM_NOT_FOUND, CHAT_ROOM_CODE_TAKEN, LANGUAGE_NOT_OFFERED. */
export function updateRoom(
  dependencies: ChatOperatorDependencies,
  by: Because,
  id: string,
  settings: RoomSettings,
): Promise<repository.CountedRoom> {
  const { clock, operators } = dependencies
  const { merchantId } = by.session
  return operators.perform(by, deed('updateRoom'), async (tx) => {
    await check(dependencies, tx, merchantId, settings, id)
    await repository.lockRoom(tx.query, merchantId, id)
    const before = await needRoom(tx, merchantId, id)
    await repository.updateRoom(tx.query, before, columnsOf(settings, clock.now()))
    return { before, after: await needRoom(tx, merchantId, id) }
  })
}

async function needRoom(
  { query }: Pick<Transaction, 'query'>,
  merchantId: string,
  id: string,
): Promise<repository.CountedRoom> {
  const room = await repository.findCountedRoom(query, merchantId, id)
  if (room === undefined) throw chatErrors.CHAT_ROOM_NOT_FOUND()
  return room
}

/** Under the brand's lock, so that of two rooms with one code the second is refused and not broken. */
async function check(
  { sites }: ChatOperatorDependencies,
  tx: Transaction,
  merchantId: string,
  { code, names, language }: RoomSettings,
  id?: string,
): Promise<void> {
  const { languages } = await sites.findMerchant(merchantId, tx)
  const strange = [...names.map((one) => one.language), ...(language === null ? [] : [language])].find(
    (one) => !languages.includes(one),
  )
  if (strange !== undefined)
    throw sitesErrors.LANGUAGE_NOT_OFFERED({
      field: strange === language ? 'language' : 'names',
      extras: { language: strange },
    })
  await repository.lockSettings(tx, merchantId)
  if (await repository.isCodeTaken(tx.query, merchantId, code, id))
    throw chatErrors.CHAT_ROOM_CODE_TAKEN({ field: 'code' })
}

const columnsOf = (settings: RoomSettings, now: Date) => ({
  code: settings.code,
  names: JSON.stringify(settings.names),
  language: settings.language,
  least_rank: settings.leastRank,
  least_deposits: settings.leastDeposits,
  slow_seconds: settings.slowSeconds,
  is_enabled: settings.isEnabled,
  position: settings.position,
  changed_at: now,
})
