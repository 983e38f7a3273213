import { Readable } from 'node:stream'
import type { Database } from '../../../db/connection.ts'
import { type ExportRow, findPart } from '../repository.ts'

/** The bytes of a file, a part at a time as they are taken: however long it is, one part is in memory. */
export function fileOf({ query }: Pick<Database, 'query'>, { id, parts }: Pick<ExportRow, 'id' | 'parts'>): Readable {
  async function* read() {
    for (let number = 0; number <= parts; number++) {
      const bytes = await findPart(query, id, number)
      // It is broken off rather than handed out with a hole.
      if (bytes === undefined) throw new Error(`Part ${number} of the export ${id} is gone`)
      yield bytes
    }
  }
  return Readable.from(read(), { objectMode: false })
}
