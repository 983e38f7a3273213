import { expect, it } from 'vitest'
import { describeOnEachDatabase, type OpenDatabase } from '../../../tests/support/database.ts'
import { race } from '../../../tests/support/race.ts'
import type { Database } from './connection.ts'
import { migrate, readSchema } from './migrate.ts'

const product = readSchema()

/** The product's migrations and functions, and one migration more. */
const withMigration = (sql: string) => ({
  ...product,
  migrations: [...product.migrations, { name: '9999_sample', sql, checksum: sql }],
})

async function within(open: OpenDatabase, work: (database: Database) => Promise<void>): Promise<void> {
  const database = await open.empty()
  try {
    await work(database)
  } finally {
    await database.close()
  }
}

/** Leaves nothing in the schema, as it is before the first start. */
async function empty(database: Database): Promise<void> {
  const [row] = await database.raw<{ schema: string }>('select current_schema() as schema')
  await database.script(`drop schema ${row?.schema} cascade; create schema ${row?.schema}`)
}

describeOnEachDatabase('migrations', (open, kind) => {
  it('apply once, in a transaction each, and are refused when changed afterwards', () =>
    within(open, async (database) => {
      expect(await migrate(database)).toEqual([])
      await expect(migrate(database, withMigration('create table sample (id int); select 1/0'))).rejects.toThrow('zero')
      expect(await migrate(database, withMigration('create table sample (id int)'))).toContain('9999_sample')
      expect(await migrate(database, withMigration('create table sample (id int)'))).toEqual([])
      await expect(migrate(database, withMigration('create table sample (id int8)'))).rejects.toThrow('changed after')
      await expect(migrate(database)).rejects.toThrow('does not know: 9999_sample')
    }))

  it('only read where nothing is new, so that a start is quick', () =>
    within(open, async (database) => {
      await database.script('set default_transaction_read_only = on')
      expect(await migrate(database)).toEqual([])
    }))

  it('leave the functions of a newer release alone', () =>
    within(open, async (database) => {
      await migrate(database, withMigration('select 1'))
      await expect(migrate(database, { ...product, functions: [] })).rejects.toThrow('does not know: 9999_sample')
      const [kept] = await database.raw<{ functions: bigint }>('select count(*) as functions from applied_functions')
      expect(kept?.functions).toBe(BigInt(product.functions.length))
    }))

  it('are not added to a database of before: it says what to do', () =>
    within(open, async (database) => {
      await database.script('drop table applied_functions')
      const wayOut = {
        pglite: 'remove the folder `database` in DATA_DIR',
        postgres: 'drop the database that DATABASE_URL',
      }
      await expect(migrate(database)).rejects.toThrow(`Delete it and start again: ${wayOut[kind]}`)
    }))

  race('of an empty database are applied by one of two who start at once', () =>
    within(open, async (database) => {
      await empty(database)
      const done = (await Promise.all([migrate(database), migrate(database)])).flat()
      const names = [...product.migrations, ...product.functions].map(({ name }) => name)
      expect(done.sort()).toEqual(names.sort())
    }),
  )
})
