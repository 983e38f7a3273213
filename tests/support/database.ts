import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { describe } from 'vitest'
import { createDatabase, type Database } from '../../server/platform/db/connection.ts'
import { migrate } from '../../server/platform/db/migrate.ts'
import { createPostgresEngine } from '../../server/platform/db/postgres-engine.ts'
import { openEmbeddedDatabase } from './embedded-database.ts'

const LOCAL_POSTGRES = 'postgres://postgres@127.0.0.1:5432/test'
/** Milliseconds after which what a killed run left behind is removed. */
const LEFT_BEHIND = 2 * 3600 * 1000

/** A migrated, empty database of its own. `close` also removes whatever it left behind. */
export type OpenDatabase = () => Promise<Database>

/** A PostgreSQL database that sees only a schema of its own, migrated; the schema is dropped by `close`. */
export async function openPostgresDatabase(
  url: string,
): Promise<Database & { readonly schema: string; readonly url: string }> {
  const schema = `test_${Date.now().toString(36)}_${randomBytes(4).toString('hex')}`
  await withClient(url, async (client) => {
    await dropLeftSchemas(client)
    await client.query(`create schema ${schema}`)
  })
  const database = createDatabase(
    createPostgresEngine({
      connectionString: url,
      // Nobody pulls the plug of a test's server: its commits need not wait for the disk.
      settings: { search_path: schema, synchronous_commit: 'off' },
      poolSize: 8,
      // A busy test machine may stall for seconds; the product's own limits are stricter.
      statementTimeout: 60_000,
      lockTimeout: 30_000,
      idleTransactionTimeout: 60_000,
      connectTimeout: 30_000,
    }),
  )
  await migrate(database)
  return {
    ...database,
    schema,
    url,
    async close() {
      await database.close()
      await withClient(url, (client) =>
        client.query(`drop schema ${schema} cascade; drop schema if exists ${schema}_jobs cascade`),
      )
    },
  }
}

/** The address of a PostgreSQL for tests: `TEST_DATABASE_URL`, else the local default if it answers, else undefined. */
export async function findTestPostgres(): Promise<string | undefined> {
  const named = process.env.TEST_DATABASE_URL
  if (named) return named
  try {
    await withClient(LOCAL_POSTGRES, (client) => client.query('select 1'))
    return LOCAL_POSTGRES
  } catch {
    return undefined
  }
}

const postgresUrl = await findTestPostgres()

/** Declares the same tests for PGlite and, where one answers, for PostgreSQL. `open` makes a fresh database. */
export function describeOnEachDatabase(
  name: string,
  declare: (open: OpenDatabase, kind: Database['kind']) => void,
): void {
  describe(`${name} on PGlite`, () => declare(openEmbeddedDatabase, 'pglite'))
  describe.skipIf(postgresUrl === undefined)(`${name} on PostgreSQL`, () =>
    declare(() => openPostgresDatabase(postgresUrl ?? LOCAL_POSTGRES), 'postgres'),
  )
}

/** Schemas whose test run was killed before it could drop them. */
async function dropLeftSchemas(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ nspname: string }>(
    "select nspname from pg_namespace where nspname like 'test\\_%'",
  )
  for (const { nspname } of rows) {
    const made = Number.parseInt(nspname.split('_')[1] ?? '', 36)
    // Another run may be dropping the same one; whichever of the two is first will do.
    if (Date.now() - made > LEFT_BEHIND)
      await client.query(`drop schema if exists ${nspname} cascade`).catch(() => undefined)
  }
}

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
