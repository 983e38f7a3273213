import type { Transaction } from '../../../db/connection.ts'
import { deleteBefore } from '../../../db/delete-before.ts'
import type { MemberKey } from '../dependencies.ts'

type Query = Transaction['query']

const COLUMNS = ['id', 'state', 'progress', 'created_at', 'ready_at', 'expires_at'] as const

/** The newest copies of a member's data that are still kept, ten at most. */
export const listExports = (query: Query, { merchantId, memberId }: MemberKey, now: Date) =>
  query
    .selectFrom('data_exports')
    .select(COLUMNS)
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(10)
    .execute()

/** Keeps a member from starting two copies at once, until the transaction ends. */
export const lockMember = (tx: Pick<Transaction, 'raw'>, { merchantId, memberId }: MemberKey) =>
  tx.raw('select 1 from members where merchant_id = $1 and id = $2 for no key update', [merchantId, memberId])

/** Whether a copy is being made. */
export async function isUnderWay(query: Query, { merchantId, memberId }: MemberKey, now: Date): Promise<boolean> {
  const running = await query
    .selectFrom('data_exports')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('state', 'in', ['WAITING', 'RUNNING'])
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return running !== undefined
}

export const insertExport = (
  query: Query,
  { merchantId, memberId }: MemberKey,
  id: string,
  createdAt: Date,
  expiresAt: Date,
) =>
  query
    .insertInto('data_exports')
    .values({
      merchant_id: merchantId,
      member_id: memberId,
      id,
      state: 'WAITING',
      created_at: createdAt,
      expires_at: expiresAt,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()

interface ExportChange {
  readonly state?: 'RUNNING' | 'READY' | 'FAILED'
  readonly progress?: number
  readonly ready_at?: Date
}

export const updateExport = (query: Query, { merchantId, memberId }: MemberKey, id: string, change: ExportChange) =>
  query
    .updateTable('data_exports')
    .set(change)
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()

/** The state of a copy that is still kept. */
export async function findState(
  query: Query,
  { merchantId, memberId }: MemberKey,
  id: string,
  now: Date,
): Promise<string | undefined> {
  const row = await query
    .selectFrom('data_exports')
    .select('state')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.state
}

/** With their pieces, which hang on them: megabytes each. */
export const deleteExpired = (query: Query, now: Date) => deleteBefore(query, 'data_exports', 'expires_at', now, 100)

export const insertPiece = (query: Query, owner: MemberKey, exportId: string, position: number, bytes: Buffer) =>
  query
    .insertInto('data_export_pieces')
    .values({ merchant_id: owner.merchantId, member_id: owner.memberId, export_id: exportId, position, bytes })
    .execute()

export const deletePieces = (query: Query, { merchantId, memberId }: MemberKey, exportId: string) =>
  query
    .deleteFrom('data_export_pieces')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('export_id', '=', exportId)
    .execute()

/** The pieces of a copy in their order, each read when the one before was taken. */
export async function* readPieces(
  query: Query,
  { merchantId, memberId }: MemberKey,
  exportId: string,
): AsyncGenerator<Uint8Array> {
  for (let position = 0; ; position++) {
    const piece = await query
      .selectFrom('data_export_pieces')
      .select('bytes')
      .where('merchant_id', '=', merchantId)
      .where('member_id', '=', memberId)
      .where('export_id', '=', exportId)
      .where('position', '=', position)
      .executeTakeFirst()
    if (piece === undefined) return
    yield piece.bytes
  }
}
