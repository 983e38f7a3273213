import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { describe } from 'vitest'
import { createDatabase, type Database } from '../../server/platform/db/connection.ts'
import { migrate, readMigrations } from '../../server/platform/db/migrate.ts'
import { createPgliteEngine } from '../../server/platform/db/pglite-engine.ts'
import { createPostgresEngine } from '../../server/platform/db/postgres-engine.ts'

const LOCAL_POSTGRES = 'postgres://postgres@127.0.0.1:5432/test'
/** Milliseconds after which what a killed run left behind is removed. */
const LEFT_BEHIND = 2 * 3600 * 1000
const CACHE = join(import.meta.dirname, '../../node_modules/.cache/croupier')

/** A migrated, empty database of its own. `close` also removes whatever it left behind. */
export type OpenDatabase = () => Promise<Database>

/** An embedded database in memory, migrated. Starts from a cached dump, so it takes some tenths of a second. */
export async function openEmbeddedDatabase(): Promise<Database> {
  return createDatabase(await createPgliteEngine({ dump: await migratedDump() }))
}

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
      schema,
      poolSize: 8,
      // A busy test machine may stall for seconds; the product's own limits are stricter.
      statementTimeout: 60_000,
      lockTimeout: 30_000,
      idleTransactionTimeout: 60_000,
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

/** The dump of a migrated embedded database, made once per state of the migrations and shared by all test processes. */
async function migratedDump(): Promise<Blob> {
  const hash = createHash('sha256')
  for (const { name, checksum } of readMigrations()) hash.update(`${name} ${checksum}\n`)
  const path = join(CACHE, `pglite-${hash.digest('hex').slice(0, 16)}.tar`)
  if (!existsSync(path)) {
    const { PGlite } = await import('@electric-sql/pglite')
    const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm')
    const pglite = await PGlite.create({ extensions: { pg_trgm } })
    const database = createDatabase({
      kind: 'pglite',
      acquire: async () => ({
        run: async (sql, parameters) => ({
          rows: (await pglite.query(sql, [...parameters])).rows,
          affected: undefined,
        }),
        script: async (sql) => (await pglite.exec(sql)).at(-1)?.rows ?? [],
        release: () => {},
      }),
      close: () => pglite.close(),
    })
    await migrate(database)
    const dump = await pglite.dumpDataDir('none')
    await database.close()
    mkdirSync(CACHE, { recursive: true })
    removeOldDumps()
    writeFileSync(`${path}.${process.pid}`, Buffer.from(await dump.arrayBuffer()))
    renameSync(`${path}.${process.pid}`, path)
  }
  // Read at once: a blob of the file cannot be read any more when another process puts its own dump in its place.
  return new Blob([readFileSync(path)])
}

/** Dumps of migrations that have changed since are of no more use. */
function removeOldDumps(): void {
  for (const file of readdirSync(CACHE)) {
    const path = join(CACHE, file)
    const writtenAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (file.startsWith('pglite-') && Date.now() - writtenAt > LEFT_BEHIND) rmSync(path, { force: true })
  }
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
