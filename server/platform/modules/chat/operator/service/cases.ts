import type { Transaction } from '../../../../db/connection.ts'
import { type PageRequest, pageOf } from '../../../../http/paging.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import { type By, demand } from '../../../operators/service.ts'
import { chatErrors } from '../../errors.ts'
import { findRoom, type RoomRow } from '../../repository/rooms.ts'
import { chatRights } from '../policy.ts'
import * as repository from '../repository/cases.ts'
import { findMuteOf, type MuteRow } from '../repository/mutes.ts'
import { listRooms } from '../repository/rooms.ts'
import type { ChatOperatorDependencies } from './dependencies.ts'
import { removeWritten } from './removal.ts'

/** For so long nobody else gets the work that one operator took. */
const CLAIM_MINUTES = 15
const MINUTE = 60_000

/** A reported message. */
export interface CaseView {
  readonly row: repository.CaseRow
  readonly room: Pick<RoomRow, 'names'>
  readonly message: repository.WrittenRow
}

/** The same with all that is needed to decide about it. */
export interface WholeCase extends CaseView {
  readonly reports: readonly repository.ReportRow[]
  readonly context: readonly repository.WrittenRow[]
  readonly mute: MuteRow | undefined
}

const deed = (action: string) => ({
  right: chatRights['chat.moderate'],
  action: `chat.${action}`,
  subjectKind: 'chat-cases',
  subjectId: ({ id }: repository.CaseRow) => id,
  present: ({ state, room_id, sequence, member_id, reports, claimed_by }: repository.CaseRow) => ({
    state,
    roomId: room_id,
    sequence,
    memberId: member_id,
    reports,
    claimedBy: claimed_by,
  }),
})

/** A page of the reported messages of the brand in view. */
export async function listCases(
  { database }: ChatOperatorDependencies,
  session: OperatorSession,
  filter: repository.CaseFilter,
  asked: PageRequest,
): Promise<{ views: CaseView[]; total: number }> {
  demand(session, chatRights['chat.read'])
  const { merchantId } = session
  const { rows, total } = await repository.listCases(database.query, merchantId, filter, pageOf(asked))
  const messages = await repository.listReported(database.query, merchantId, rows)
  const ids = [...new Set(rows.map(({ room_id }) => room_id))]
  const rooms =
    ids.length === 0 ? [] : (await listRooms(database.query, merchantId, ids, { limit: 100, offset: 0 })).rows
  // A message that was forgotten between the two reads took its case with it.
  const views = rows.flatMap((row) => {
    const message = messages.find(({ room_id, sequence }) => room_id === row.room_id && sequence === row.sequence)
    const room = rooms.find(({ id }) => id === row.room_id)
    return message === undefined || room === undefined ? [] : [{ row, room, message }]
  })
  return { views, total }
}

/** A reported message with those around it. Throws CHAT_CASE_NOT_FOUND, also for another brand's. */
export async function readCase(
  { database, clock }: ChatOperatorDependencies,
  session: OperatorSession,
  id: string,
): Promise<WholeCase> {
  demand(session, chatRights['chat.read'])
  const { query } = database
  const { merchantId } = session
  const row = await repository.findCase(query, merchantId, id)
  if (row === undefined) throw chatErrors.CHAT_CASE_NOT_FOUND()
  const key = { merchantId, roomId: row.room_id }
  const [message, room] = await Promise.all([
    repository.findWritten(query, key, row.sequence),
    findRoom(query, merchantId, row.room_id),
  ])
  if (message === undefined || room === undefined) throw chatErrors.CHAT_CASE_NOT_FOUND()
  const [reports, context, mute] = await Promise.all([
    repository.listReports(query, merchantId, id),
    repository.listAround(query, key, row.sequence),
    findMuteOf(query, merchantId, row.member_id, clock.now()),
  ])
  return { row, room, message, reports, context, mute }
}

/** Takes the work on a case, or gives it back. Throws CHAT_CASE_NOT_FOUND, CHAT_CASE_DECIDED, CHAT_CASE_CLAIMED. */
export async function claimCase(
  dependencies: ChatOperatorDependencies,
  by: By,
  { id, wanted }: { readonly id: string; readonly wanted: boolean },
): Promise<WholeCase> {
  const { clock, operators } = dependencies
  await operators.perform(by, deed('claimCase'), async (tx) => {
    const now = clock.now()
    const before = await lockFree(tx, by.session, id, now)
    const claim = wanted ? { claimed_by: by.session.account, claimed_at: now } : { claimed_by: null, claimed_at: null }
    return { before, after: await repository.changeCase(tx.query, before, claim) }
  })
  return readCase(dependencies, by.session, id)
}

/** Removes the message, or leaves it, once. Throws CHAT_CASE_NOT_FOUND, CHAT_CASE_DECIDED, CHAT_CASE_CLAIMED while somebody else is at it. */
export async function decideCase(
  dependencies: ChatOperatorDependencies,
  by: By & { readonly reason: string },
  { id, outcome }: { readonly id: string; readonly outcome: 'REMOVED' | 'DISMISSED' },
): Promise<WholeCase> {
  const { clock, operators } = dependencies
  const { merchantId, account } = by.session
  await operators.perform(by, deed('decideCase'), async (tx) => {
    const now = clock.now()
    const before = await lockFree(tx, by.session, id, now)
    const decision = { state: outcome, decided_by: account, decided_at: now }
    const after = await repository.changeCase(tx.query, before, decision)
    if (outcome === 'REMOVED') {
      const message = await repository.findWritten(tx.query, { merchantId, roomId: before.room_id }, before.sequence)
      if (message !== undefined) await removeWritten(dependencies, tx, message, account)
    }
    return { before, after }
  })
  return readCase(dependencies, by.session, id)
}

/** An open case that nobody else is at, held. */
async function lockFree(tx: Transaction, session: OperatorSession, id: string, now: Date): Promise<repository.CaseRow> {
  const row = await repository.lockCase(tx.query, session.merchantId, id)
  if (row === undefined) throw chatErrors.CHAT_CASE_NOT_FOUND()
  if (row.state !== 'OPEN') throw chatErrors.CHAT_CASE_DECIDED()
  const { claimed_by, claimed_at } = row
  const isHeld = claimed_at !== null && now.getTime() < claimed_at.getTime() + CLAIM_MINUTES * MINUTE
  if (isHeld && claimed_by !== session.account) throw chatErrors.CHAT_CASE_CLAIMED({ extras: { operator: claimed_by } })
  return row
}
