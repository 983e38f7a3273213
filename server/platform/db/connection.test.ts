import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../tests/support/database.ts'
import { together } from '../lib/together.ts'
import { createDatabase, type Database } from './connection.ts'
import type { Engine } from './engine.ts'

describeOnEachDatabase('database', (open) => {
  let database: Database

  beforeAll(async () => {
    database = await open.empty()
    await database.script(`
      create table sample (id int primary key, amount int8 not null, list int8[] not null, rate numeric not null,
        day date not null, at timestamptz not null, note jsonb);
      create table failures (id int);`)
  }, 60_000)
  afterAll(() => database.close())

  it('hands over the same types whatever the engine', async () => {
    const at = new Date('2026-01-02T03:04:05.678Z')
    const rows = await database.prepared(
      'sample_insert',
      'insert into sample values ($1, $2, $3, $4, $5, $6, $7) returning *',
      [1, 9_007_199_254_740_993n, [1n, 9_007_199_254_740_993n], '1.50', '2026-01-02', at, JSON.stringify({ a: [1] })],
    )
    expect(rows).toEqual([
      {
        id: 1,
        amount: 9_007_199_254_740_993n,
        list: [1n, 9_007_199_254_740_993n],
        rate: '1.50',
        day: '2026-01-02',
        at,
        note: { a: [1] },
      },
    ])
    const [{ total } = { total: 0n }] = await database.raw<{ total: bigint }>('select count(*) as total from sample')
    expect(total).toBe(1n)
  })

  it('commits, then runs what waits for the commit', async () => {
    const seen: string[] = []
    await database.transaction(async (tx) => {
      tx.onCommit(() => void seen.push('effect'))
      await tx.raw('insert into failures values (1)')
      seen.push('work')
    })
    expect(seen).toEqual(['work', 'effect'])
    expect(await database.raw('select * from failures where id = 1')).toHaveLength(1)
  })

  it('rolls back, and then nothing that waited for the commit runs', async () => {
    const work = database.transaction(async (tx) => {
      tx.onCommit(() => expect.unreachable())
      await tx.raw('insert into failures values (2)')
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect(await database.raw('select * from failures where id = 2')).toHaveLength(0)
  })

  it('refuses the database itself inside a transaction instead of waiting for ever', async () => {
    const work = database.transaction(async () => database.raw('select 1'))
    await expect(work).rejects.toThrow('use the tx')
    const nested = database.transaction(async () => database.transaction(async () => 1))
    await expect(nested).rejects.toThrow('use the tx')
    expect(await database.raw('select 1 as one')).toEqual([{ one: 1 }])
  })

  it('carries out what is sent before it is answered in that order', async () => {
    const seen = await database.transaction(async (tx) => {
      const [, before, , after] = await together([
        tx.raw('insert into failures values ($1)', [3]),
        tx.prepared('failures_seen', 'select id from failures where id >= 3', []),
        tx.raw('insert into failures values ($1)', [4]),
        tx.prepared('failures_seen', 'select id from failures where id >= 3', []),
      ])
      return [before, after]
    })
    expect(seen).toEqual([[{ id: 3 }], [{ id: 3 }, { id: 4 }]])
  })

  it('of what is sent together tells the first failure, and writes nothing of it', async () => {
    const work = database.transaction((tx) =>
      together([
        tx.raw('insert into failures values (5)'),
        tx.raw('select 1 / 0'),
        tx.raw('insert into failures values (6)'),
      ]),
    )
    await expect(work).rejects.toMatchObject({ code: '22012' })
    expect(await database.raw('select * from failures where id in (5, 6)')).toEqual([])
    expect(await database.raw('select 1 as one')).toEqual([{ one: 1 }])
  })

  it('tells the first failure wherever it was sent from, and begins anew where that is a reason', async () => {
    const conflict = "do $$ begin raise exception 'conflict' using errcode = '40001'; end $$"
    let attempts = 0
    const work = database.transaction(async (tx) => {
      attempts += 1
      // Those around it hear of it first.
      await together([
        together([tx.raw(conflict), together([tx.raw('select 1'), tx.prepared('one_late', 'select 1', [])])]),
        tx.raw('select 1'),
        tx.query.selectFrom('merchants').select('id').execute(),
      ])
    })
    await expect(work).rejects.toMatchObject({ code: '40001' })
    expect(attempts).toBe(5)
  })

  it('lets nothing out that is sent when the transaction is over', async () => {
    const late: (() => Promise<unknown>)[] = []
    await database.transaction(async (tx) => {
      late.push(() => tx.raw('insert into failures values (7)'))
      late.push(() => tx.prepared('failures_late', 'insert into failures values (7)', []))
      late.push(() => tx.script('insert into failures values (7)'))
    })
    for (const send of late) await expect(send()).rejects.toThrow('the transaction is over')
    expect(await database.raw('select * from failures where id = 7')).toEqual([])
  })

  it('repeats the whole transaction on a serialization failure, five times at most', async () => {
    let attempts = 0
    const flaky = (successAt: number) =>
      database.transaction(async (tx) => {
        attempts += 1
        if (attempts < successAt) await tx.raw("do $$ begin raise exception 'conflict' using errcode = '40001'; end $$")
        return attempts
      })
    expect(await flaky(3)).toBe(3)
    attempts = 0
    await expect(flaky(99)).rejects.toThrow('conflict')
    expect(attempts).toBe(5)
  })

  it('serves many callers at once', async () => {
    const sums = await Promise.all(
      Array.from({ length: 60 }, (_value, index) =>
        database.transaction(
          async (tx) => (await tx.raw<{ sum: number }>('select $1::int + 1 as sum', [index]))[0]?.sum,
        ),
      ),
    )
    expect(sums).toEqual(Array.from({ length: 60 }, (_value, index) => index + 1))
  })
})

it('a database whose disk was full is asked to write, until that succeeds', async () => {
  let isFull = true
  const said: string[] = []
  const say = (sql: string) => {
    said.push(sql)
    if (isFull && /^(insert|create)/.test(sql)) throw Object.assign(new Error('No space left'), { code: '53100' })
    return { rows: [], affected: 0 }
  }
  const engine: Engine = {
    kind: 'postgres',
    acquire: async () => ({
      run: async (sql) => say(sql),
      script: async (sql) => say(sql).rows,
      bePatient: () => undefined,
      release: () => undefined,
    }),
    close: async () => undefined,
  }
  const database = createDatabase(engine)
  expect(await database.trouble()).toBeUndefined()
  await expect(database.raw('insert into notes')).rejects.toMatchObject({ code: '53100' })
  expect(await database.trouble()).toBe('FULL')
  isFull = false
  expect(await database.trouble()).toBeUndefined()
  said.length = 0
  expect(await database.trouble()).toBeUndefined()
  expect(said).toEqual(['select 1'])
})
