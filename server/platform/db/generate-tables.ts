import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createDatabase, type Database } from './connection.ts'
import { migrate } from './migrate.ts'
import { createPgliteEngine } from './pglite-engine.ts'

/** PostgreSQL's types as both engines hand them over (connection.ts). */
const TYPES: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Uint8Array',
  date: 'string',
  float8: 'number',
  inet: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'bigint',
  json: 'Json',
  jsonb: 'Json',
  numeric: 'Numeric',
  text: 'string',
  timestamptz: 'Timestamp',
  uuid: 'string',
  varchar: 'string',
}

const HEADER = `/* Generated from db/migrations by generate-tables.ts (npm run codegen). Do not edit. */
import type { ColumnType } from 'kysely'

export type Generated<Type> =
  Type extends ColumnType<infer Select, infer Insert, infer Update>
    ? ColumnType<Select, Insert | undefined, Update>
    : ColumnType<Type, Type | undefined, Type>
export type Timestamp = ColumnType<Date, Date | string, Date | string>
export type Numeric = ColumnType<string, string | number | bigint, string | number | bigint>
/** Read as a value; written as JSON text, which both engines take alike. */
export type Json = ColumnType<unknown, string, string>
`

interface Column {
  readonly table: string
  readonly column: string
  readonly type: string
  readonly nullable: boolean
  readonly generated: boolean
}

/** The Kysely types of every table of a migrated database, as TypeScript text. */
export async function describeTables(database: Database): Promise<string> {
  const columns = await database.raw<Column>(`
    select class.relname as "table", attribute.attname as "column", type.typname as "type",
           not attribute.attnotnull as "nullable",
           (attribute.atthasdef or attribute.attidentity <> '') as "generated"
      from pg_attribute attribute
      join pg_class class on class.oid = attribute.attrelid
      join pg_namespace namespace on namespace.oid = class.relnamespace
      join pg_type type on type.oid = attribute.atttypid
     where namespace.nspname = current_schema() and class.relkind in ('r', 'p', 'v')
       and not class.relispartition and attribute.attnum > 0 and not attribute.attisdropped
     order by class.relname, attribute.attnum`)
  const tables = new Map<string, Column[]>()
  for (const column of columns) tables.set(column.table, [...(tables.get(column.table) ?? []), column])
  const interfaces = [...tables].map(([table, list]) => {
    const lines = list.map((column) => `  ${column.column}: ${typeOf(column)}`)
    return `export interface ${pascalCase(table)} {\n${lines.join('\n')}\n}\n`
  })
  const index = [...tables.keys()].map((table) => `  ${table}: ${pascalCase(table)}`)
  return `${HEADER}\n${interfaces.join('\n')}\nexport interface Tables {\n${index.join('\n')}\n}\n`
}

function typeOf({ table, column, type, nullable, generated }: Column): string {
  const isArray = type.startsWith('_')
  const name = TYPES[isArray ? type.slice(1) : type]
  if (name === undefined)
    throw new Error(`Column ${table}.${column} has type ${type}, which generate-tables.ts does not know`)
  const whole = `${isArray ? `${name}[]` : name}${nullable ? ' | null' : ''}`
  return generated ? `Generated<${whole}>` : whole
}

function pascalCase(name: string): string {
  return name.replace(/(?:^|_)([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase())
}

/** Migrates an embedded database in memory and writes tables.ts beside this file. */
export async function generateTables(): Promise<void> {
  const database = createDatabase(await createPgliteEngine({}))
  try {
    await migrate(database)
    writeFileSync(join(import.meta.dirname, 'tables.ts'), await describeTables(database))
  } finally {
    await database.close()
  }
}

if (process.argv[1] === import.meta.filename) await generateTables()
