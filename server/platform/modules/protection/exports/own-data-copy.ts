import type { Database } from '../../../db/connection.ts'
import type { MemberKey } from '../dependencies.ts'
import { PART_NAMES, ROWS_A_PAGE, readOwner, readPart } from './own-data-repository.ts'

/** A piece of the copy's text, and how much of the copy it completes. */
export interface CopyPiece {
  readonly text: string
  readonly percent: number
}

/**
 * All that is kept of a member as JSON text, piece by piece: the next page is read when somebody asks for its piece, so
 * that a hundred thousand movements take no more memory than one page.
 */
export async function* writeCopy(
  database: Pick<Database, 'raw'>,
  member: MemberKey,
  madeAt: Date,
): AsyncGenerator<CopyPiece> {
  const whole = { madeAt, ...(await readOwner(database, member)) }
  yield { text: JSON.stringify(whole, null, 1).slice(0, -'\n}'.length), percent: 0 }
  for (const [index, name] of PART_NAMES.entries()) {
    const percent = Math.round(((index + 1) / (PART_NAMES.length + 1)) * 100)
    yield { text: `,\n ${JSON.stringify(name)}: [`, percent }
    let separator = '\n  '
    for (let after: string | null = null; ; ) {
      const rows: { key: string }[] = await readPart(database, member, name, after)
      if (rows.length > 0) yield { text: separator + rows.map((row) => JSON.stringify(row)).join(',\n  '), percent }
      if (rows.length < ROWS_A_PAGE) break
      separator = ',\n  '
      after = rows.at(-1)?.key ?? null
    }
    yield { text: '\n ]', percent }
  }
  yield { text: '\n}\n', percent: 100 }
}
