import type { Kysely } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import type { MemberKey } from './dependencies.ts'

type Query = Kysely<Tables>

/** Bytes of a piece, about. */
const PIECE = 256 * 1024

/** Gathers what a compressor gives by the kilobyte into pieces worth a row. */
export async function* inPieces(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let length = 0
  for await (const chunk of chunks) {
    held.push(chunk)
    length += chunk.length
    if (length < PIECE) continue
    yield Buffer.concat(held)
    held = []
    length = 0
  }
  if (length > 0) yield Buffer.concat(held)
}

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
