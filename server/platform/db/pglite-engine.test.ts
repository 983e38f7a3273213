import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDatabase, type Database } from './connection.ts'
import { createPgliteEngine } from './pglite-engine.ts'

let database: Database
beforeAll(async () => {
  database = createDatabase(await createPgliteEngine({}))
})
afterAll(() => database.close())

const preparedHere = async () =>
  (await database.script<{ statement: string }>('select statement from pg_prepared_statements')).map(
    (row) => row.statement,
  )

it('plans what has a name once, and anew after many uses, for tables grow', async () => {
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

it('takes parameters under a name as without one, of every kind, and plans once', async () => {
  const sql = `select $1::int8 + 1 as sum, $2::text[] as texts, $3::timestamptz as moment, $4::jsonb as json, $5::text as nothing,
                      $6::bytea as bytes, $7::boolean as truth, $8::int8[] as numbers, $9::date as day`
  const moment = new Date('2026-11-29T04:00:00Z')
  const values = [
    41n,
    ['a', 'b "c"', null],
    moment,
    { a: [1] },
    null,
    Buffer.from([0, 255]),
    true,
    [1n, 2n],
    '2026-11-29',
  ]
  const [plain] = await database.raw(sql, values)
  const before = (await preparedHere()).length
  for (let use = 0; use < 8; use += 1) expect(await database.prepared('kinds', sql, values)).toEqual([plain])
  expect(plain).toMatchObject({ sum: 42n, moment, json: { a: [1] }, nothing: null, truth: true, numbers: [1n, 2n] })
  expect(await preparedHere()).toHaveLength(before + 1)
})

it('says how many rows it touched, and is of use again after a refusal, in a transaction and outside', async () => {
  await database.script('create table words (word text primary key)')
  const add = (on: Pick<Database, 'prepared'>, word: string) =>
    on.prepared('add word', 'insert into words values ($1) returning word', [word])
  expect(await add(database, 'one')).toEqual([{ word: 'one' }])
  await expect(add(database, 'one')).rejects.toMatchObject({ code: '23505', constraint: 'words_pkey' })
  expect(await add(database, 'two')).toEqual([{ word: 'two' }])
  await expect(
    database.transaction(async (tx) => {
      await add(tx, 'three')
      await add(tx, 'one')
    }),
  ).rejects.toMatchObject({ code: '23505' })
  expect(await database.raw('select word from words order by word')).toEqual([{ word: 'one' }, { word: 'two' }])
})

it('prepares what comes a second time without a name, and forgets what was not used for longest', async () => {
  const before = (await preparedHere()).length
  const ask = (number: number) => database.raw(`select $1::int + ${number} as sum`, [1])
  expect([await ask(1), await ask(1), await ask(1)]).toEqual(Array.from({ length: 3 }, () => [{ sum: 2 }]))
  expect(await preparedHere()).toHaveLength(before + 1)
  for (let number = 100; number < 400; number += 1) await ask(number)
  await database.prepared('last', 'select 1 as last', [])
  const statements = await preparedHere()
  expect(statements.filter((statement) => statement.startsWith('select $1::int'))).toEqual([])
  expect(await ask(1)).toEqual([{ sum: 2 }])
})

it('follows a table and a function that have become others, and leaves none prepared that was', async () => {
  await database.script(`create table changing (a int);
    create function answer() returns int language sql as 'select 1'`)
  const all = () =>
    database.prepared('all of it', 'select changing.*, answer() as answer from changing where a > $1', [0])
  expect(await all()).toEqual([])
  await database.script(`alter table changing add column b text; insert into changing values (1, 'b');
    drop function answer; create function answer() returns text language sql as $$select 'two'$$`)
  expect(await all()).toEqual([{ a: 1, b: 'b', answer: 'two' }])
  await database.raw('alter table changing drop column b')
  expect(await all()).toEqual([{ a: 1, answer: 'two' }])
})
