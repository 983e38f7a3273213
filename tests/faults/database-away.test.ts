import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type BrokenDatabase, openBrokenDatabase } from '../support/broken-database.ts'
import { findTestPostgres } from '../support/find-postgres.ts'
import { startPlatform, type TestPlatform } from '../support/platform.ts'

const postgresUrl = await findTestPostgres()
/** Milliseconds in which the node must be there again, on a machine that may stall. */
const SOON = 20_000

describe.skipIf(postgresUrl === undefined)('a node whose PostgreSQL is away', () => {
  let broken: BrokenDatabase
  let platform: TestPlatform
  let token: string
  let rounds = 0
  let failedRounds = 0
  const carried: string[] = []
  beforeAll(async () => {
    broken = await openBrokenDatabase(postgresUrl ?? '')
    platform = await startPlatform({
      database: broken.database,
      empty: true,
    })
    platform.context.jobs.every('ask', {
      seconds: 0.05,
      async work() {
        failedRounds += 1
        await broken.database.raw('select 1')
        failedRounds -= 1
        rounds += 1
      },
    })
    platform.context.jobs.define<{ id: string }>('carry', { handler: async ({ data }) => void carried.push(data.id) })
    await platform.context.jobs.start({ work: true })
    token = (await platform.signedInMember({ funds: 1_000_000n })).token
  })
  afterAll(async () => {
    await platform.context.jobs.stop()
    await platform.stop()
    await broken.close()
  })

  const ready = async () => {
    const response = await fetch(`${platform.url}/health/ready`, {
      headers: { 'x-service-key': platform.context.config.serviceKey },
    })
    return response.json()
  }
  const wallet = (language = 'vi') => platform.call('getBalance', { token, language })
  const comesBack = () => vi.waitFor(async () => expect((await wallet()).status).toBe(200), { timeout: SOON })

  it('says so in words, asks for patience, is not ready, and comes back by itself', async () => {
    expect(await ready()).toEqual({ status: 'ok' })
    broken.line.refuse()
    const answer = await wallet()
    expect(answer).toMatchObject({ status: 503, code: 'DATABASE_UNAVAILABLE' })
    expect(answer.message).toContain('tạm thời gián đoạn')
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await wallet('en')).message).toContain('interrupted')
    expect(await ready()).toMatchObject({ missing: ['database'] })
    broken.line.restore()
    await comesBack()
    expect(await ready()).toEqual({ status: 'ok' })
  })

  it('lets nobody wait behind a server that is silent, and comes back by itself', async () => {
    broken.line.hang()
    const answers = await Promise.all(Array.from({ length: 40 }, () => wallet()))
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['DATABASE_UNAVAILABLE']))
    expect(await ready()).toMatchObject({ missing: ['database'] })
    broken.line.restore()
    await comesBack()
  })

  it('goes on with the work that comes round and the work that is queued', async () => {
    broken.line.refuse()
    await vi.waitFor(() => expect(failedRounds).toBeGreaterThan(0), { timeout: SOON })
    broken.line.restore()
    const before = rounds
    await vi.waitFor(() => expect(rounds).toBeGreaterThan(before), { timeout: SOON })
    await comesBack()
    await platform.context.jobs.send('carry', { id: 'after' })
    await vi.waitFor(() => expect(carried).toContain('after'), { timeout: SOON })
  })
})
