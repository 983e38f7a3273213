import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDatabase, type Database } from './connection.ts'
import { createPgliteEngine } from './pglite-engine.ts'

let database: Database
beforeAll(async () => {
  database = createDatabase(await createPgliteEngine({}))
})
afterAll(() => database.close())

const preparedHere = async () =>
  (await database.raw<{ statement: string }>('select statement from pg_prepared_statements')).map(
    (row) => row.statement,
  )

it('plans what has a name and no parameters once, and anew after many uses, for tables grow', async () => {
  await database.script('create table notes (text text); create table others (text text)')
  const sql = 'select text from notes order by text'
  expect(await database.prepared('all notes', sql, [])).toEqual([])
  const [first] = await preparedHere()
  await database.raw('insert into notes values ($1)', ['hello'])
  expect(await database.prepared('all notes', sql, [])).toEqual([{ text: 'hello' }])
  expect(await preparedHere()).toEqual([first])
  expect(first).toContain(sql)
  for (let use = 0; use < 500; use += 1) await database.prepared('all notes', sql, [])
  expect(await database.prepared('all others', 'select text from others', [])).toEqual([])
  expect(await preparedHere()).toHaveLength(2)
  expect(await database.prepared('all notes', sql, [])).toEqual([{ text: 'hello' }])
})

it('keeps what was prepared in a transaction that is rolled back, and nothing of what could not be', async () => {
  await database
    .transaction(async (tx) => {
      await tx.prepared('one', 'select 1 as one', [])
      await tx.prepared('none', 'select 1 from nowhere', [])
    })
    .catch(() => undefined)
  expect(await database.prepared('one', 'select 1 as one', [])).toEqual([{ one: 1 }])
  await database.script('create table nowhere (text text)')
  expect(await database.prepared('none', 'select 1 from nowhere', [])).toEqual([])
})

it('takes parameters under a name as without one', async () => {
  expect(await database.prepared('sum', 'select $1::int8 + 1 as sum', [41n])).toEqual([{ sum: 42n }])
})
