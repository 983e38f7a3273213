import type { Selectable } from 'kysely'
import type { Transaction } from '../../../../db/connection.ts'
import { inSpan, type Rows, type TimeSpan } from '../../../../db/search.ts'
import type { ChatCases } from '../../../../db/tables.ts'
import type { MessageRow, RoomKey } from '../../repository/messages.ts'
import type { CaseState } from '../../states.ts'

type Query = Transaction['query']
export type CaseRow = Selectable<ChatCases>

/** A message with the account of its writer. */
export interface WrittenRow extends MessageRow {
  readonly account: string
}

/** Messages on each side of a reported one. */
const AROUND = 10

const messages = (query: Query, merchantId: string) =>
  query
    .selectFrom('chat_messages')
    .innerJoin('members', (join) =>
      join
        .onRef('members.merchant_id', '=', 'chat_messages.merchant_id')
        .onRef('members.id', '=', 'chat_messages.member_id'),
    )
    .where('chat_messages.merchant_id', '=', merchantId)
    .where('chat_messages.kind', '<>', 'REMOVAL')
    .selectAll('chat_messages')
    .select('members.account')

export interface CaseFilter extends TimeSpan {
  readonly state?: CaseState | undefined
}

/** A page of a brand's cases: open ones first, the oldest of them first; then those that were decided last. */
export async function listCases(
  query: Query,
  merchantId: string,
  { state, ...span }: CaseFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Rows<CaseRow>> {
  let wanted = inSpan(query.selectFrom('chat_cases').where('merchant_id', '=', merchantId), 'opened_at', span)
  if (state !== undefined) wanted = wanted.where('state', '=', state)
  const rows = await wanted
    .selectAll()
    .orderBy('decided_at', (end) => end.desc().nullsFirst())
    .orderBy('opened_at')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await wanted.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

export const findCase = (query: Query, merchantId: string, id: string): Promise<CaseRow | undefined> =>
  query
    .selectFrom('chat_cases')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .executeTakeFirst()

/** A case, held until the transaction ends. */
export const lockCase = (query: Query, merchantId: string, id: string): Promise<CaseRow | undefined> =>
  query
    .selectFrom('chat_cases')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const changeCase = (
  query: Query,
  { merchant_id, id }: CaseRow,
  change: Partial<Pick<CaseRow, 'state' | 'claimed_by' | 'claimed_at' | 'decided_by' | 'decided_at'>>,
): Promise<CaseRow> =>
  query
    .updateTable('chat_cases')
    .set(change)
    .where('merchant_id', '=', merchant_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** The open case about a message, held until the transaction ends. */
export const lockOpenCaseOf = (query: Query, { merchant_id, room_id, sequence }: MessageRow) =>
  query
    .selectFrom('chat_cases')
    .selectAll()
    .where('merchant_id', '=', merchant_id)
    .where('room_id', '=', room_id)
    .where('sequence', '=', sequence)
    .where('state', '=', 'OPEN')
    .forNoKeyUpdate()
    .executeTakeFirst()

/** The messages that some cases are about. */
export function listReported(query: Query, merchantId: string, cases: readonly CaseRow[]): Promise<WrittenRow[]> {
  if (cases.length === 0) return Promise.resolve([])
  return messages(query, merchantId)
    .where((either) =>
      either.or(
        cases.map(({ room_id, sequence }) =>
          either.and([either('chat_messages.room_id', '=', room_id), either('chat_messages.sequence', '=', sequence)]),
        ),
      ),
    )
    .execute()
}

export const findWritten = (query: Query, { merchantId, roomId }: RoomKey, sequence: number) =>
  messages(query, merchantId)
    .where('chat_messages.room_id', '=', roomId)
    .where('chat_messages.sequence', '=', sequence)
    .executeTakeFirst()

/** Messages around one, the earliest first. */
export async function listAround(
  query: Query,
  { merchantId, roomId }: RoomKey,
  sequence: number,
): Promise<WrittenRow[]> {
  const ofRoom = messages(query, merchantId).where('chat_messages.room_id', '=', roomId).limit(AROUND)
  const [before, after] = await Promise.all([
    ofRoom.where('sequence', '<=', sequence).orderBy('sequence', 'desc').execute(),
    ofRoom.where('sequence', '>', sequence).orderBy('sequence').execute(),
  ])
  return [...before.reverse(), ...after]
}

/** Who reported, the last one first. */
export const listReports = (query: Query, merchantId: string, caseId: string) =>
  query
    .selectFrom('chat_reports')
    .innerJoin('members', (join) =>
      join
        .onRef('members.merchant_id', '=', 'chat_reports.merchant_id')
        .onRef('members.id', '=', 'chat_reports.member_id'),
    )
    .selectAll('chat_reports')
    .select('members.account')
    .where('chat_reports.merchant_id', '=', merchantId)
    .where('chat_reports.case_id', '=', caseId)
    .orderBy('reported_at', 'desc')
    .limit(100)
    .execute()

export type ReportRow = Awaited<ReturnType<typeof listReports>>[number]
