import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from './connection.ts'

const FOLDER = join(import.meta.dirname, 'migrations')

/** Any number will do, as long as every process that migrates asks for the same lock. */
const MIGRATION_LOCK = 4_052_718

export interface Migration {
  /** `0003_ledger` for `0003_ledger.sql`. */
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

/** The migrations of the product in their order. Throws when a name is malformed or a number used twice. */
export function readMigrations(folder: string = FOLDER): Migration[] {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.slice(0, -'.sql'.length))
    .sort()
  const numbers = new Set<string>()
  return names.map((name) => {
    const number = /^(\d{4})_[a-z0-9_]+$/.exec(name)?.[1]
    if (number === undefined) throw new Error(`Migration ${name}.sql is not named like 0001_word.sql`)
    if (numbers.has(number)) throw new Error(`Two migrations have the number ${number}`)
    numbers.add(number)
    const sql = readFileSync(join(folder, `${name}.sql`), 'utf8')
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

/**
 * Applies the migrations that the database does not have, each in its own transaction, and returns their names.
 * Several processes may call it at once. Refuses a database whose applied migrations differ from ours.
 */
export async function migrate(database: Database, migrations: Migration[] = readMigrations()): Promise<string[]> {
  if (await isUpToDate(database, migrations)) return []
  await exclusively(database, (tx) =>
    tx.script(`create table if not exists migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`),
  )
  const applied: string[] = []
  for (const migration of migrations) {
    const isNew = await exclusively(database, async (tx) => {
      const [known] = await tx.raw<{ checksum: string }>('select checksum from migrations where name = $1', [
        migration.name,
      ])
      if (known?.checksum === migration.checksum) return false
      if (known !== undefined) {
        throw new Error(`Migration ${migration.name} was changed after it had been applied: add a new one instead`)
      }
      await tx.script(migration.sql)
      await tx.raw('insert into migrations (name, checksum) values ($1, $2)', [migration.name, migration.checksum])
      return true
    })
    if (isNew) applied.push(migration.name)
  }
  await refuseNewerDatabase(database, migrations)
  return applied
}

/** Whether the database has exactly these: then a start needs none of the locks and transactions that a change does. */
async function isUpToDate(database: Database, migrations: readonly Migration[]): Promise<boolean> {
  const [table] = await database.raw<{ exists: boolean }>("select to_regclass('migrations') is not null as exists")
  if (table?.exists !== true) return false
  const rows = await database.raw<{ name: string; checksum: string }>('select name, checksum from migrations')
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]))
  return applied.size === migrations.length && migrations.every(({ name, checksum }) => applied.get(name) === checksum)
}

function exclusively<Result>(
  database: Database,
  work: Parameters<typeof database.transaction<Result>>[0],
): Promise<Result> {
  return database.transaction(
    async (tx) => {
      await tx.raw('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
      return work(tx)
    },
    { patient: true },
  )
}

/** A database migrated by a newer release must not be served by this one. */
async function refuseNewerDatabase(database: Database, migrations: Migration[]): Promise<void> {
  const known = new Set(migrations.map(({ name }) => name))
  const rows = await database.raw<{ name: string }>('select name from migrations order by name')
  const strange = rows.filter(({ name }) => !known.has(name)).map(({ name }) => name)
  if (strange.length > 0)
    throw new Error(`The database has migrations that this release does not know: ${strange.join(', ')}`)
}
