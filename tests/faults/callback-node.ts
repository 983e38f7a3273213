import { writeSync } from 'node:fs'
import { loadConfig } from '../../server/config/config.ts'
import { type Database, openDatabase } from '../../server/platform/db/connection.ts'
import { startPlatform } from '../support/platform.ts'

/**
 * The child of the callbacks' kill test: a platform over the configured database that carries vendors' orders out and never
 * answers one. It says so for each on the standard output, after the commit, and waits to be killed.
 */
const config = loadConfig()
const database = await openDatabase(config)

const neverAnswering: Database = {
  ...database,
  async prepared<Row>(name: string, sql: string, parameters: readonly unknown[]): Promise<Row[]> {
    const rows = await database.prepared<Row>(name, sql, parameters)
    // One statement outside a transaction: its answer comes after its commit.
    if (!/^select .*\bbet_(place|win|rollback|batch)\(/s.test(sql)) return rows
    writeSync(1, 'committed\n')
    return new Promise(() => undefined)
  },
}

const platform = await startPlatform({
  database: neverAnswering,
  empty: true,
  config: { hub88: config.hub88, gcp: config.gcp },
})
writeSync(1, `ready ${platform.url} \n`)
