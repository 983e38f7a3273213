import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../tests/support/database.ts'
import { race } from '../../../tests/support/race.ts'
import { applyFunctions, readFunction } from './apply-functions.ts'
import type { Database } from './connection.ts'
import { migrate, readSchema } from './migrate.ts'

const product = readSchema()

/** `create or replace function` of the rest, in SQL where it says nothing else. */
const sample = (name: string, rest: string) => readFunction(name, `create or replace function ${name}${rest};`)
const answering = (name: string, value: string, type = 'int4') =>
  sample(name, `() returns ${type} language sql as $$ select ${value}::${type} $$`)

/** Brings a database to the product's functions and those given. */
const apply = (database: Database, ...functions: ReturnType<typeof sample>[]) =>
  migrate(database, { ...product, functions: [...product.functions, ...functions] })

const answerOf = async (database: Database, call: string) => {
  const [row] = await database.raw<{ answer: unknown }>(`select ${call} as answer`)
  return row?.answer
}

/** Every version of a function that the database has, by what PostgreSQL knows it by. */
const versionsOf = (database: Database, name: string) =>
  database.raw<{ oid: number; arguments: string }>(
    `select oid::int4, pg_get_function_identity_arguments(oid) as arguments from pg_proc
      where proname = $1 and pronamespace = current_schema()::regnamespace`,
    [name],
  )

describeOnEachDatabase('SQL functions', (open) => {
  const on = (name: string, work: (database: Database) => Promise<void>, declare: typeof race = it) =>
    declare(name, async () => {
      const database = await open.empty()
      try {
        await work(database)
      } finally {
        await database.close()
      }
    })

  on('are put in force once, and again when one changed', async (database) => {
    expect(await apply(database, answering('sample', '1'))).toEqual(['sample'])
    expect(await apply(database, answering('sample', '1'))).toEqual([])
    expect(await apply(database, answering('sample', '2'))).toEqual(['sample'])
    expect(await answerOf(database, 'sample()')).toBe(2)
  })

  on('are not touched where the database has exactly them', async (database) => {
    const again = database.transaction(async (tx) => {
      await tx.script('set transaction read only')
      return applyFunctions(tx, product.functions)
    })
    expect(await again).toEqual([])
  })

  on('are replaced in place while their signature stays: whoever prepared a call goes on', async (database) => {
    const call = () => database.prepared<{ answer: number }>('sample', 'select sample() as answer', [])
    await apply(database, answering('sample', '1'))
    const before = await versionsOf(database, 'sample')
    expect(await call()).toEqual([{ answer: 1 }])
    await apply(database, answering('sample', '2'))
    expect(await call()).toEqual([{ answer: 2 }])
    expect(await versionsOf(database, 'sample')).toEqual(before)
  })

  on('leave no version behind that has other arguments or answers something else', async (database) => {
    await apply(database, answering('sample', '1'))
    await apply(database, answering('sample', "'one'", 'text'))
    expect(await answerOf(database, 'sample()')).toBe('one')
    await apply(database, sample('sample', '(p_one int4) returns int4 language sql as $$ select p_one $$'))
    await apply(database, sample('sample', '(p_other int4) returns int4 language sql as $$ select p_other $$'))
    expect(await versionsOf(database, 'sample')).toMatchObject([{ arguments: 'p_other integer' }])
  })

  on('are dropped when they are gone, or have another name', async (database) => {
    await apply(database, answering('sample', '1'), answering('further', '1'))
    expect((await apply(database, answering('renamed', '1'))).sort()).toEqual(['further', 'renamed', 'sample'])
    expect(await versionsOf(database, 'sample')).toEqual([])
    expect(await versionsOf(database, 'further')).toEqual([])
    expect(await answerOf(database, 'renamed()')).toBe(1)
  })

  on('may call what comes after them', async (database) => {
    await apply(database, answering('sample', 'to_come()'), answering('to_come', '1'))
    expect(await answerOf(database, 'sample()')).toBe(1)
  })

  on('stay as they were when one of them is at fault', async (database) => {
    await apply(database, answering('sample', '1'), answering('further', '1'))
    const broken = [
      answering('broken', 'nowhere.nothing'),
      sample('broken', '() returns int4 language plpgsql as $$ begin retrun 1; end $$'),
      sample('broken', '() returns nothing language sql as $$ select 1 $$'),
    ]
    for (const one of broken) await expect(apply(database, answering('sample', '2'), one)).rejects.toThrow(/no|retrun/)
    expect(await answerOf(database, 'sample() + further()')).toBe(2)
    expect(await apply(database, answering('sample', '1'), answering('further', '1'))).toEqual([])
  })

  on('are put in force again after a migration, which may have dropped them', async (database) => {
    await apply(database, answering('sample', '1'))
    const migration = { name: '9999_sample', sql: 'drop function sample()', checksum: 'sample' }
    const functions = [...product.functions, answering('sample', '1')]
    await migrate(database, { migrations: [...product.migrations, migration], functions })
    expect(await answerOf(database, 'sample()')).toBe(1)
  })

  on(
    'are changed by one of two who start at once',
    async (database) => {
      await apply(database, answering('sample', '1'))
      const changed = answering('sample', '2', 'int8')
      const done = await Promise.all([apply(database, changed), apply(database, changed)])
      expect(done.flat()).toEqual(['sample'])
      expect(await answerOf(database, 'sample()')).toBe(2n)
    },
    race,
  )
})

it('a file of a function names what it creates', () => {
  const create = 'create or replace function sample() returns int4 language sql as $$ select 1 $$;'
  expect(readFunction('sample', create).signature).toBe('sample() returns int4')
  expect(() => readFunction('other', create)).toThrow('other.sql does not create or replace the function other')
  expect(() => readFunction('sample', create.replace('or replace ', ''))).toThrow('does not create or replace')
})
