import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { APPLIED_FUNCTIONS, applyFunctions, readFunctions, type SqlFunction } from './apply-functions.ts'
import type { Database, Transaction } from './connection.ts'
import { sqlState } from './trouble.ts'

const FOLDER = join(import.meta.dirname, 'migrations')

/** Any number will do, as long as every process that migrates asks for the same lock. */
const MIGRATION_LOCK = 4_052_718

const UNDEFINED_TABLE = '42P01'

/** How to be rid of a database that is too old. */
const WAY_OUT: Readonly<Record<Database['kind'], string>> = {
  pglite: 'remove the folder `database` in DATA_DIR (.data unless it says otherwise).',
  postgres: 'drop the database that DATABASE_URL names and create it anew.',
}

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

/** What a database has to have: tables and data by the migrations, SQL functions as they are in force. */
export interface Schema {
  readonly migrations: readonly Migration[]
  readonly functions: readonly SqlFunction[]
}

export const readSchema = (): Schema => ({ migrations: readMigrations(), functions: readFunctions() })

/**
 * Applies the migrations that the database does not have, each in its own transaction, then puts the functions in force in one
 * (decision 0026). Returns the names of what is new, changed or gone. Several processes may call it at once. Refuses a database
 * whose applied migrations differ from ours.
 */
export async function migrate(database: Database, { migrations, functions } = readSchema()): Promise<string[]> {
  if (await isUpToDate(database, { migrations, functions })) return []
  await exclusively(database, (tx) => prepare(tx, database.kind))
  const applied: string[] = []
  for (const migration of migrations) {
    if (await exclusively(database, (tx) => apply(tx, migration))) applied.push(migration.name)
  }
  const inForce = await exclusively(database, async (tx) => {
    await refuseNewerDatabase(tx, migrations)
    return applyFunctions(tx, functions)
  })
  return [...applied, ...inForce]
}

/** Whether the database has exactly these: then a start needs none of the locks and transactions that a change does. */
async function isUpToDate(database: Database, { migrations, functions }: Schema): Promise<boolean> {
  const rows = await database
    .raw<{ name: string; checksum: string }>(
      'select name, checksum from migrations union all select name, checksum from applied_functions',
    )
    .catch((error) => {
      if (sqlState(error) === UNDEFINED_TABLE) return []
      throw error
    })
  const wanted = [...migrations, ...functions]
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]))
  return applied.size === wanted.length && wanted.every(({ name, checksum }) => applied.get(name) === checksum)
}

/** Makes the tables that remember what was applied. */
async function prepare(tx: Transaction, kind: Database['kind']): Promise<void> {
  const [tables] = await tx.raw<{ outdated: boolean }>(
    "select to_regclass('migrations') is not null and to_regclass('applied_functions') is null as outdated",
  )
  if (tables?.outdated === true) {
    throw new Error(
      `The database was made before the migrations were written anew, and cannot be brought up to date. Delete it and start again: ${WAY_OUT[kind]}`,
    )
  }
  await tx.script(`create table if not exists migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`)
  await tx.script(APPLIED_FUNCTIONS)
}

/** Whether the migration was new to the database. */
async function apply(tx: Transaction, { name, sql, checksum }: Migration): Promise<boolean> {
  const [known] = await tx.raw<{ checksum: string }>('select checksum from migrations where name = $1', [name])
  if (known?.checksum === checksum) return false
  if (known !== undefined) {
    throw new Error(`Migration ${name} was changed after it had been applied: add a new one instead`)
  }
  await tx.script(sql)
  await tx.raw('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
  // It may have dropped a function that stood in its way: all are put in force again.
  await tx.script("update applied_functions set checksum = ''")
  return true
}

function exclusively<Result>(database: Database, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return database.transaction(
    async (tx) => {
      await tx.raw('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
      return work(tx)
    },
    { patient: true },
  )
}

/** A database migrated by a newer release must not be served by this one, nor get its functions. */
async function refuseNewerDatabase(tx: Transaction, migrations: readonly Migration[]): Promise<void> {
  const known = new Set(migrations.map(({ name }) => name))
  const rows = await tx.raw<{ name: string }>('select name from migrations order by name')
  const strange = rows.filter(({ name }) => !known.has(name)).map(({ name }) => name)
  if (strange.length > 0)
    throw new Error(`The database has migrations that this release does not know: ${strange.join(', ')}`)
}
