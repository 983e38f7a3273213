import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Transaction } from './connection.ts'

const FOLDER = join(import.meta.dirname, 'functions')

/** What PostgreSQL does not replace: name, arguments and what is answered. All that follows may change in place. */
const SIGNATURE = /^create or replace function ((\w+)\s*\([\s\S]*?)\s*\blanguage\b/m

export interface SqlFunction {
  /** `bet_place` for `vendors/bet_place.sql`; a name has one function, whatever its arguments. */
  readonly name: string
  /** Name, arguments and what it answers, without comments and line breaks. */
  readonly signature: string
  readonly sql: string
  readonly checksum: string
}

/** The SQL functions of the product as they are in force, by name. Throws when a file is not what its name says. */
export function readFunctions(folder: string = FOLDER): SqlFunction[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.sql'))
  const functions = files.map((file) => readFunction(basename(file, '.sql'), readFileSync(join(folder, file), 'utf8')))
  return functions.sort((one, other) => (one.name < other.name ? -1 : 1))
}

/** A function of which `sql` is the text of the file. */
export function readFunction(name: string, sql: string): SqlFunction {
  const [, signature = '', named] = SIGNATURE.exec(sql) ?? []
  if (named !== name) throw new Error(`${name}.sql does not create or replace the function ${name}`)
  return {
    name,
    signature: signature.replace(/--.*$/gm, '').replace(/\s+/g, ' '),
    sql,
    checksum: createHash('sha256').update(sql).digest('hex'),
  }
}

/** What is kept of each function that was put in force: enough to see that one changed, and to drop one that is gone. */
export const APPLIED_FUNCTIONS = `create table if not exists applied_functions (
  name text primary key,
  signature text not null,
  checksum text not null
)`

/**
 * Puts the functions in force and answers the names of those that are new, changed or gone; does nothing when the database has
 * exactly these. The caller holds the lock of the migrations; when one function is at fault, all stay as they were.
 *
 * A function whose signature stays is replaced in place, so that other nodes go on calling it without noticing. One that is gone,
 * or has another signature, is dropped: no version stays that nobody means.
 */
export async function applyFunctions(tx: Transaction, functions: readonly SqlFunction[]): Promise<string[]> {
  const rows = await tx.raw<Pick<SqlFunction, 'name' | 'signature' | 'checksum'>>('select * from applied_functions')
  const before = new Map(rows.map((row) => [row.name, row]))
  const names = functions.map(({ name }) => name)
  const gone = [...before.keys()].filter((name) => !names.includes(name))
  const changed = functions.filter(({ name, checksum }) => before.get(name)?.checksum !== checksum)
  if (changed.length + gone.length === 0) return []

  const unlike = changed.filter(({ name, signature }) => (before.get(name)?.signature ?? signature) !== signature)
  const dropped = [...gone, ...unlike.map(({ name }) => name)]
  await tx.script(
    [
      ...dropped.map((name) => `drop function if exists ${name};`),
      // Each may call others that are made after it: the bodies are looked at once all stand.
      'set local check_function_bodies = off;',
      ...functions.map(({ sql }) => sql),
      'set local check_function_bodies = on;',
    ].join('\n'),
  )
  await checkBodies(tx, names)
  await remember(tx, functions)
  return [...changed.map(({ name }) => name), ...gone]
}

/** Has PostgreSQL look at the bodies, as it does of itself where functions are made one by one. */
async function checkBodies(tx: Transaction, names: readonly string[]): Promise<void> {
  await tx.raw(
    `select case language.lanname when 'sql' then fmgr_sql_validator(made.oid) else plpgsql_validator(made.oid) end
       from pg_proc made join pg_language language on language.oid = made.prolang
      where made.pronamespace = current_schema()::regnamespace and made.proname = any($1::text[])`,
    [names],
  )
}

async function remember(tx: Transaction, functions: readonly SqlFunction[]): Promise<void> {
  await tx.script('delete from applied_functions')
  await tx.raw(
    `insert into applied_functions (name, signature, checksum) select * from unnest($1::text[], $2::text[], $3::text[])`,
    [
      functions.map(({ name }) => name),
      functions.map(({ signature }) => signature),
      functions.map(({ checksum }) => checksum),
    ],
  )
}
