import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { describeOnEachDatabase } from '../../../tests/support/database.ts'
import type { Database } from '../db/connection.ts'
import { newId } from '../lib/id.ts'
import { createJobs } from './jobs.ts'
import { findStates, writeFailure, writeSuccesses } from './repository.ts'
import { StillFailing } from './still-failing.ts'
import { LOST } from './why.ts'

describeOnEachDatabase('the record of runs', (open) => {
  let database: Database
  let schema: string
  beforeAll(async () => {
    database = await open.empty()
    const [row] = await database.raw<{ schema: string }>('select current_schema()::text as schema')
    schema = `${row?.schema}_record`
  })
  afterAll(async () => {
    await database.script(`drop schema if exists ${schema} cascade`)
    await database.close()
  })

  it('holds runs that took more milliseconds than its column', async () => {
    const ended = {
      job: 'month',
      beganAt: new Date('2026-01-01T00:00:00Z'),
      endedAt: new Date('2026-02-01T00:00:00Z'),
    }
    await writeSuccesses(database, [ended])
    const failed = {
      ...ended,
      job: 'month that failed',
      id: newId(),
      why: LOST,
      reference: null,
      times: 1,
      piece: undefined,
    }
    await database.transaction((tx) => writeFailure(tx, failed))
    const states = (await findStates(database)).filter(({ name }) => name.startsWith('month'))
    expect(states.map(({ milliseconds }) => milliseconds)).toEqual([2 ** 31 - 1, 2 ** 31 - 1])
  })

  it('has what fails on by what it failed with before as failed, without a further word in the log', async () => {
    const told: (string | undefined)[] = []
    const onError = (_error: unknown, _name?: string, reference?: string) => told.push(reference)
    let minutes = 0
    const clock = { now: () => new Date(Date.now() + minutes * 60_000) }
    const jobs = createJobs({ database, schema, clock, onError })
    let rounds = 0
    const failure = new Error('no')
    jobs.every('stuck', {
      seconds: 0.05,
      work: async () => {
        rounds += 1
        throw rounds === 1 ? failure : new StillFailing(failure)
      },
    })
    const last = async () => (await jobs.oversight.list()).find(({ name }) => name === 'stuck')
    await jobs.start({ work: true })
    await vi.waitFor(() => expect(rounds).toBeGreaterThan(3))
    minutes += 1
    await vi.waitFor(async () => expect((await last())?.state?.failures).toBeGreaterThan(3))
    await jobs.stop()
    expect(told).toHaveLength(1)
    expect((await last())?.lastFailure?.reference).toBe(told[0])
  })
})
