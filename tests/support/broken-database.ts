import { createDatabase, type Database } from '../../server/platform/db/connection.ts'
import { createPostgresEngine } from '../../server/platform/db/postgres-engine.ts'
import { openPostgresDatabase } from './database.ts'
import { type Line, openLine } from './line.ts'

/** A database reached over a line that a test may break; `direct` reaches the same one over a line of its own. */
export interface BrokenDatabase {
  readonly database: Database
  readonly direct: Database & { readonly url: string }
  readonly line: Line
  close(): Promise<void>
}

/** The timeouts of the product, or near them: the tests are about what happens when they are over. */
const TIMES = { statementTimeout: 2_000, lockTimeout: 1_000, idleTransactionTimeout: 20_000, connectTimeout: 2_500 }

export async function openBrokenDatabase(postgresUrl: string): Promise<BrokenDatabase> {
  const direct = await openPostgresDatabase(postgresUrl)
  const url = new URL(direct.url)
  const line = await openLine({ host: url.hostname, port: Number(url.port || 5432) })
  url.hostname = line.host
  url.port = String(line.port)
  const database = createDatabase(
    createPostgresEngine({
      connectionString: url.toString(),
      poolSize: 6,
      ...TIMES,
    }),
  )
  return {
    database,
    direct,
    line,
    async close() {
      await database.close()
      await line.close()
      await direct.close()
    },
  }
}
