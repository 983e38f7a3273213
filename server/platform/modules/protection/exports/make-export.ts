import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Database } from '../../../db/connection.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { MemberKey } from '../dependencies.ts'
import { inPieces } from './export-pieces.ts'
import * as repository from './exports-repository.ts'
import { writeCopy } from './own-data-copy.ts'

export interface ExportKey extends MemberKey {
  readonly id: string
}

/** Writes a copy in pieces as it is made; a try before this one may have left some. */
export async function makeExport(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { id, ...member }: ExportKey,
): Promise<void> {
  const { query } = database
  await repository.updateExport(query, member, id, { state: 'RUNNING', progress: 0 })
  await repository.deletePieces(query, member, id)
  let progress = 0
  const note = async (percent: number) => {
    if (percent === progress || percent === 100) return
    progress = percent
    await repository.updateExport(query, member, id, { progress })
  }
  async function* text() {
    for await (const piece of writeCopy(database, member, clock.now())) {
      await note(piece.percent)
      yield piece.text
    }
  }
  await pipeline(text, createGzip(), async (compressed: AsyncIterable<Buffer>) => {
    let position = 0
    for await (const bytes of inPieces(compressed)) await repository.insertPiece(query, member, id, position++, bytes)
  })
  await repository.updateExport(query, member, id, { state: 'READY', progress: 100, ready_at: clock.now() })
}
