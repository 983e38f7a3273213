import { basename, dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openEmbeddedDatabase } from '../support/embedded-database.ts'
import { filesUnder, read } from './support/files.ts'
import { findLines } from './support/source.ts'
import { moduleOfMigration } from './support/tables.ts'

const migrations = filesUnder('server/platform/db/migrations')
const functions = filesUnder('server/platform/db/functions')
const modules = new Set(filesUnder('server/platform/modules').map((path) => path.split('/')[3]))

/** Functions that a table cannot be made without: they stand in the migration that needs them. */
const ofTables = ['fold_text']

/** SQL without its comments; every line keeps its place. */
const code = (path: string) => read(path).replace(/--.*$/gm, '')
const nameOf = (path: string) => basename(path, '.sql')

describe('SQL', () => {
  it('of migrations is named after the module that owns the tables', () => {
    const strange = migrations.filter((path) => moduleOfMigration(path) === undefined)
    expect(strange).toEqual([])
  })

  it('of migrations is tables and data: no functions but those that tables need, and no triggers', () => {
    const pattern = new RegExp(
      `\\bcreate\\s+(or\\s+replace\\s+)?(trigger|procedure|function\\s+(?!(${ofTables.join('|')})\\b))`,
      'gi',
    )
    expect(migrations.flatMap((path) => findLines(path, code(path), pattern))).toEqual([])
  })

  it('of migrations calls no function that is put in force after it', () => {
    const pattern = new RegExp(`\\b(${functions.map(nameOf).join('|')})\\s*\\(`, 'g')
    expect(migrations.flatMap((path) => findLines(path, code(path), pattern))).toEqual([])
  })

  it('of migrations says of every table what it is', () => {
    const silent = migrations.flatMap((path) => findLines(path, read(path), /(?<!^--.*\n)^create table /gm))
    expect(silent).toEqual([])
  })

  it('of functions has a file each, in the folder of a module, that says what it does', () => {
    const strange = functions.filter((path) => {
      const shape = new RegExp(
        `^-- .*\\n(--.*\\n)*create or replace function ${nameOf(path)}\\b[^;]*\\bas \\$\\$(?:(?!\\$\\$)[\\s\\S])*\\$\\$;\\n$`,
      )
      return !modules.has(basename(dirname(path))) || !shape.test(read(path))
    })
    expect(strange).toEqual([])
  })

  it('of functions is what the database has, and nothing else', async () => {
    const database = await openEmbeddedDatabase()
    try {
      const made = await database.raw<{ name: string }>(
        `select proname as name from pg_proc
          where pronamespace = current_schema()::regnamespace
            and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
      )
      expect(made.map(({ name }) => name).sort()).toEqual([...functions.map(nameOf), ...ofTables].sort())
      expect(await database.raw('select tgname from pg_trigger where not tgisinternal')).toEqual([])
    } finally {
      await database.close()
    }
  })
})
