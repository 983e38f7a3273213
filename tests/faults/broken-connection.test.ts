import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ConnectionLostError } from '../../server/platform/db/trouble.ts'
import { together } from '../../server/platform/lib/together.ts'
import { type BrokenDatabase, openBrokenDatabase } from '../support/broken-database.ts'
import { findTestPostgres } from '../support/find-postgres.ts'
import { need } from '../support/need.ts'

const postgresUrl = await findTestPostgres()

describe.skipIf(postgresUrl === undefined)('a connection to PostgreSQL that breaks', () => {
  let broken: BrokenDatabase
  beforeAll(async () => {
    broken = await openBrokenDatabase(postgresUrl ?? '')
    await broken.direct.script('create table notes (id int primary key)')
  })
  afterAll(() => broken.close())

  const isThere = async (id: number) => (await broken.direct.raw('select 1 from notes where id = $1', [id])).length > 0

  it('fails the transaction that holds it, and nothing else', async () => {
    const { database, direct } = broken
    let begun = 0
    const work = database.transaction(async (tx) => {
      begun += 1
      await tx.raw('insert into notes values (1)')
      const [own] = await tx.raw<{ pid: number }>('select pg_backend_pid() as pid')
      const { pid } = need(own)
      await direct.raw('select pg_terminate_backend($1)', [pid])
      await vi.waitFor(async () => {
        const alive = await direct.raw('select 1 from pg_stat_activity where pid = $1', [pid])
        expect(alive).toEqual([])
      })
      // Nobody asks for anything when the server says goodbye: without a listener that ended the process.
      await new Promise((resolve) => setImmediate(resolve))
      await tx.raw('insert into notes values (2)')
    })
    await expect(work).rejects.toBeInstanceOf(ConnectionLostError)
    expect(begun).toBe(1)
    expect(await isThere(1)).toBe(false)
    expect(await database.raw('select 1 as one')).toEqual([{ one: 1 }])
  })

  it('between a commit and its answer leaves the outcome open, and is not repeated', async () => {
    const { database, line } = broken
    let begun = 0
    line.cutAnswerTo('commit')
    const work = database.transaction(async (tx) => {
      begun += 1
      await tx.raw('insert into notes values (3)')
    })
    await expect(work).rejects.toBeInstanceOf(ConnectionLostError)
    expect(begun).toBe(1)
    await vi.waitFor(async () => expect(await isThere(3)).toBe(true))
  })

  it('before the work begins is no reason to fail it', async () => {
    const { database, line } = broken
    let begun = 0
    line.cutAnswerTo('begin')
    await database.transaction(async (tx) => {
      begun += 1
      await tx.raw('insert into notes values (4)')
    })
    expect(begun).toBe(1)
    expect(await isThere(4)).toBe(true)
  })

  it('is not what is seen in statements that wait for each other, each in time', async () => {
    const { database } = broken
    const sleeps = Array.from({ length: 4 }, () => 'select pg_sleep(1) as slept')
    const answers = await database.transaction((tx) => together(sleeps.map((statement) => tx.raw(statement))))
    expect(answers).toHaveLength(4)
  })

  it('is told of once by each of several statements on their way, and its session does not stay', async () => {
    const { database, direct, line } = broken
    const ways: Promise<unknown>[] = []
    let pid = 0
    const work = database.transaction(async (tx) => {
      const [own] = await tx.raw<{ pid: number }>('select pg_backend_pid() as pid')
      pid = need(own).pid
      line.hang()
      ways.push(tx.raw('insert into notes values (5)'), tx.raw('insert into notes values (6)'))
      return together(ways)
    })
    await expect(work).rejects.toBeInstanceOf(ConnectionLostError)
    for (const way of ways) await expect(way).rejects.toBeInstanceOf(ConnectionLostError)
    try {
      await vi.waitFor(async () => {
        expect(await direct.raw('select 1 from pg_stat_activity where pid = $1', [pid])).toEqual([])
      })
    } finally {
      line.restore()
    }
    await vi.waitFor(() => database.raw('select 1'), { timeout: 10_000 })
    expect([await isThere(5), await isThere(6)]).toEqual([false, false])
    // Long before the server ends a session that says nothing.
  }, 15_000)

  it('is told once by a lock that is held for long, after two waits', async () => {
    const { database, direct } = broken
    let begun = 0
    await direct.transaction(async (holder) => {
      await holder.raw('select 1 from notes where id = 4 for update')
      const work = database.transaction(async (tx) => {
        begun += 1
        await tx.raw('select 1 from notes where id = 4 for update')
      })
      await expect(work).rejects.toMatchObject({ code: '55P03' })
    })
    expect(begun).toBe(2)
  })
})
