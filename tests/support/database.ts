import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { describe } from 'vitest'
import { createDatabase, type Database } from '../../server/platform/db/connection.ts'
import { migrate } from '../../server/platform/db/migrate.ts'
import { createPostgresEngine } from '../../server/platform/db/postgres-engine.ts'
import { openEmbeddedDatabase, openFilledDatabase } from './embedded-database.ts'
import { findTestPostgres, withClient } from './find-postgres.ts'
import { databaseOfRun, runName } from './run.ts'
import { type Filling, markFilled } from './seeded.ts'

/** A database of its own with the demo brands, as `startPlatform` has it. `close` also removes whatever it left behind. */
export interface OpenDatabase {
  (): Promise<Database>
  /** With what the members did before today as well. */
  withPast(): Promise<Database>
  /** Migrated, and nothing in it. */
  empty(): Promise<Database>
}

type PostgresDatabase = Database & { readonly url: string }

const postgresUrl = await findTestPostgres()

/** Declares the same tests for PGlite and, where one answers, for PostgreSQL. `open` makes a fresh database. */
export function describeOnEachDatabase(
  name: string,
  declare: (open: OpenDatabase, kind: Database['kind']) => void,
): void {
  const embedded = Object.assign(() => openFilledDatabase(), {
    withPast: () => openFilledDatabase('past'),
    empty: openEmbeddedDatabase,
  })
  describe(`${name} on PGlite`, () => declare(embedded, 'pglite'))
  const url = postgresUrl ?? ''
  const installed = Object.assign(() => openPostgresDatabase(url), {
    withPast: () => openPostgresDatabase(url, 'past'),
    empty: () => openEmptyPostgresDatabase(url),
  })
  describe.skipIf(postgresUrl === undefined)(`${name} on PostgreSQL`, () => declare(installed, 'postgres'))
}

/** A database of PostgreSQL with the demo brands. */
export async function openPostgresDatabase(url: string, filling: Filling = 'seeded'): Promise<PostgresDatabase> {
  const database = await copy(url, await template(url, filling))
  markFilled(database, filling)
  return database
}

const openEmptyPostgresDatabase = async (url: string): Promise<PostgresDatabase> =>
  copy(url, await template(url, 'migrated'))

const urlOf = (url: string, name: string): string => {
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}

const connect = (connectionString: string): Database =>
  createDatabase(
    createPostgresEngine({
      connectionString,
      // Nobody pulls the plug of a test's server: its commits need not wait for the disk.
      settings: { synchronous_commit: 'off' },
      poolSize: 8,
      // A busy test machine may stall for seconds; the product's own limits are stricter.
      statementTimeout: 60_000,
      lockTimeout: 30_000,
      idleTransactionTimeout: 60_000,
      connectTimeout: 30_000,
    }),
  )

/**
 * A copy of a template: tenths of a second, where migrating and seeding takes several. Of its files: to write each page into the log, which is
 * the usual way, takes twice as long.
 */
async function copy(url: string, from: string): Promise<PostgresDatabase> {
  const name = databaseOfRun(runName(), randomBytes(4).toString('hex'))
  await withClient(url, (client) => client.query(`create database ${name} template ${from} strategy file_copy`))
  const own = urlOf(url, name)
  const database = connect(own)
  return {
    ...database,
    url: own,
    async close() {
      await database.close()
      // A process that a test killed may still hold a line.
      await withClient(url, (client) => client.query(`drop database ${name} with (force)`))
    },
  }
}

/** The run's template with that in it. Whoever needs it first makes it; others wait for him. */
const template = (url: string, filling: 'migrated' | Filling): Promise<string> =>
  withClient(url, async (client) => {
    const name = databaseOfRun(runName(), filling)
    if (await isThere(client, name)) return name
    const start = filling === 'migrated' ? 'template1' : await template(url, 'migrated')
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    if (await isThere(client, name)) return name
    const unfinished = `${name}_unfinished`
    await client.query(`drop database if exists ${unfinished}`)
    await client.query(`create database ${unfinished} template ${start}`)
    const database = connect(urlOf(url, unfinished))
    await (filling === 'migrated' ? migrate(database) : fill(database, filling)).finally(() => database.close())
    await client.query(`alter database ${unfinished} rename to ${name}`)
    return name
  })

async function isThere(client: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
  return rowCount === 1
}

/** Read when it is needed: it is the whole platform. */
async function fill(database: Database, filling: Filling): Promise<void> {
  const { fillDatabase } = await import('./fill-database.ts')
  await fillDatabase(database, filling)
}
