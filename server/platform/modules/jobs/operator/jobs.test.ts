import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { describeOnEachDatabase } from '../../../../../tests/support/database.ts'
import { need } from '../../../../../tests/support/need.ts'
import {
  DEMO_PASSWORD,
  randomAddress,
  SAKURA,
  startPlatform,
  type TestPlatform,
} from '../../../../../tests/support/platform.ts'
import type { Database } from '../../../db/connection.ts'
import type { LiveEvent } from '../../../events/events.ts'
import { newId } from '../../../lib/id.ts'

const SECRET = 'mk-9f3c'
const silent = () => {
  const error = new Error(`no answer for 0912345678 by ${SECRET}`)
  return Object.assign(error, { cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }) })
}

describeOnEachDatabase('jobs as operators see them', (open) => {
  let database: Database
  let platform: TestPlatform
  let token: string
  let support: string
  let stopped = false
  const told: LiveEvent[] = []
  const failing = new Set<string>()
  const rounds = { slow: 0, steady: 0 }
  let letEnd = () => {}
  const fail = (name: string) => {
    if (failing.has(name)) throw silent()
  }

  beforeAll(async () => {
    database = await open()
    platform = await startPlatform({ database })
    token = await platform.operator('operator')
    support = await platform.operator('support')
    const { jobs, events } = platform.context
    events.subscribe((event) => event.type === 'job' && told.push(event))
    jobs.every('try-steady', {
      seconds: 0.1,
      work: async () => {
        rounds.steady += 1
        fail('try-steady')
      },
    })
    jobs.every('try-hourly', { seconds: 3_600, work: async () => fail('try-hourly') })
    jobs.every('try-slow', {
      seconds: 3_600,
      async work() {
        rounds.slow += 1
        if (rounds.slow === 1) return
        await new Promise<void>((resolve) => {
          letEnd = resolve
        })
      },
    })
    jobs.define('try-piece', { retries: 0, handler: async () => fail('try-piece') })
    await database.raw('update lotteries set is_open = false', [])
    await jobs.start({ work: true })
  })
  afterAll(async () => {
    letEnd()
    if (!stopped) await platform.context.jobs.stop()
    await platform.stop()
    await database.close()
  })

  const until = (done: () => Promise<void>) => vi.waitFor(done, { timeout: 25_000, interval: 100 })
  const get = async (id: string) => (await platform.call('getJob', { token, params: { id } })).value
  const run = (id: string, by = token) => platform.call('runJob', { token: by, params: { id }, body: {} })

  it('a job that throws fails with its sentence, and nothing of what it threw; then it is well again', async () => {
    await until(async () => expect(await get('try-steady')).toMatchObject({ state: 'HEALTHY', failuresInRow: 0 }))
    failing.add('try-steady')
    await until(async () => expect(await get('try-steady')).toMatchObject({ state: 'FAILING', kind: 'ROUND' }))
    const job = await get('try-steady')
    const { lastFailure } = job
    expect(lastFailure).toMatchObject({ code: 'JOB_FAILED', detail: 'ECONNREFUSED', state: 'TOLD', times: 1 })
    expect(lastFailure?.message).toMatch(/^Tác vụ gặp lỗi/)
    expect(lastFailure?.reference).toMatch(/^[0-9a-f-]{36}$/)
    expect(JSON.stringify(job)).not.toContain(SECRET)
    expect(told).toContainEqual({ type: 'job', merchantId: '', job: 'try-steady' })
    const english = await platform.call('getJob', { token, params: { id: 'try-steady' }, language: 'en' })
    expect(english.value.lastFailure?.message).toMatch(/^It failed/)
    failing.delete('try-steady')
    await until(async () => expect(await get('try-steady')).toMatchObject({ state: 'HEALTHY', since: null }))
  })

  it('what comes round often writes when its outcome changes, not each time', async () => {
    const writes = () => told.filter((event) => event.type === 'job' && event.job === 'try-steady').length
    const before = { writes: writes(), rounds: rounds.steady }
    await vi.waitFor(() => expect(rounds.steady).toBeGreaterThan(before.rounds + 10), { timeout: 20_000 })
    expect(writes()).toBe(before.writes)
  })

  it('run now runs it, is kept in the audit log, and is refused while it runs', async () => {
    expect(await run('try-slow')).toMatchObject({ status: 200 })
    await vi.waitFor(() => expect(rounds.slow).toBe(2), { timeout: 20_000 })
    expect(await run('try-slow')).toMatchObject({ status: 409, code: 'JOB_RUNNING' })
    await until(async () => expect(await get('try-slow')).toMatchObject({ state: 'RUNNING' }))
    letEnd()
    await until(async () => expect(await get('try-slow')).toMatchObject({ state: 'HEALTHY', runningSince: null }))
    const entries = await platform.call('listAuditEntries', { token, query: { subjectKind: 'jobs' } })
    expect(entries.value.content).toMatchObject([{ action: 'jobs.run', subjectId: 'try-slow' }])
    expect(await run('count-plays')).toMatchObject({ status: 200 })
    await until(async () => expect((await get('count-plays')).lastSucceededAt).not.toBeNull())
  })

  it('two who press at once have it run once', async () => {
    const before = rounds.slow
    const answers = await Promise.all([run('try-slow'), run('try-slow')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await vi.waitFor(() => expect(rounds.slow).toBe(before + 1), { timeout: 20_000 })
    letEnd()
  })

  it('what carries out pieces of work is not run without one, and what there is not is not found', async () => {
    expect(await run('try-piece')).toMatchObject({ status: 422, code: 'JOB_NEEDS_WORK' })
    expect(await run('no-such-job')).toMatchObject({ status: 404 })
  })

  it('a piece that gave up is retried or dropped, once', async () => {
    const { jobs } = platform.context
    failing.add('try-piece')
    await jobs.send('try-piece', { secret: SECRET })
    await until(async () => expect(await get('try-piece')).toMatchObject({ state: 'FAILING', stuck: 1 }))
    const stuck = need((await get('try-piece')).failures[0])
    expect(stuck).toMatchObject({ state: 'STUCK', attempt: 1 })
    const decide = (call: 'retryJobFailure' | 'dropJobFailure', id: string, by = token) =>
      platform.call(call, { token: by, params: { id }, body: { reason: 'seen to' } })
    expect(await decide('retryJobFailure', stuck.id, support)).toMatchObject({ status: 403 })
    expect(await decide('retryJobFailure', stuck.id)).toMatchObject({ status: 200, value: { state: 'RETRIED' } })
    expect(await decide('dropJobFailure', stuck.id)).toMatchObject({ status: 409, code: 'JOB_FAILURE_DECIDED' })
    await until(async () =>
      expect((await get('try-piece')).failures).toMatchObject([{ state: 'STUCK', attempt: 2 }, { state: 'RETRIED' }]),
    )
    const again = need((await get('try-piece')).failures[0])
    expect(await decide('dropJobFailure', again.id)).toMatchObject({ status: 200, value: { state: 'DROPPED' } })
    expect(await get('try-piece')).toMatchObject({ stuck: 0 })
    expect(await decide('dropJobFailure', newId())).toMatchObject({ status: 404 })

    await jobs.send('try-piece', {})
    await until(async () => expect(await get('try-piece')).toMatchObject({ stuck: 1 }))
    failing.delete('try-piece')
    await decide('retryJobFailure', need((await get('try-piece')).failures[0]).id)
    await until(async () =>
      expect(await get('try-piece')).toMatchObject({ state: 'HEALTHY', stuck: 0, failuresInRow: 0 }),
    )
  })

  it('only who works for every brand sees them, and only who may run them runs them', async () => {
    const who = { account: `one${Date.now()}`, name: 'Quản lý Sakura', role: 'ADMIN', password: DEMO_PASSWORD } as const
    await platform.context.operators.createOperator({ ...who, merchantIds: [SAKURA] })
    const body = { account: who.account, password: DEMO_PASSWORD }
    const local = (await platform.call('operatorSignIn', { ip: randomAddress(), body })).value.token
    const beyond = { status: 403, code: 'OPERATOR_BEYOND_BRANDS' }
    expect(await platform.call('listJobs', { token: local })).toMatchObject(beyond)
    expect(await platform.call('getJob', { token: local, params: { id: 'try-slow' } })).toMatchObject(beyond)
    expect(await run('try-hourly', local)).toMatchObject(beyond)
    const known = (await platform.call('listJobs', { token: support })).value.map(({ id }) => id)
    expect(known).toContain('follow-payouts')
    for (const language of ['vi', 'en']) {
      const words = JSON.parse(readFileSync(`locales/${language}/admin.json`, 'utf8')) as {
        jobs: { names: Record<string, string> }
      }
      const nameless = known.filter((id) => !id.startsWith('try-') && words.jobs.names[id] === undefined)
      expect([language, nameless]).toEqual([language, []])
    }
    expect(await run('try-hourly', support)).toMatchObject({ status: 403, code: 'FORBIDDEN' })

    failing.add('try-hourly')
    await run('try-hourly')
    await until(async () => expect(await get('try-hourly')).toMatchObject({ state: 'FAILING' }))
    const desks = async (by: string) => (await platform.call('getWaiting', { token: by })).value
    expect((await desks(token)).find(({ desk }) => desk === 'jobs')).toMatchObject({ count: 1 })
    expect((await desks(local)).map(({ desk }) => desk)).not.toContain('jobs')
  })

  it('a piece that was lost with its process is found, once', async () => {
    const { jobs } = platform.context
    await jobs.stop()
    stopped = true
    await database.raw(
      `insert into pgboss.job (name, state, started_on, completed_on, output) values
         ('try-piece', 'failed', now(), now(), '{"value": {"message": "job failed by timeout in active state"}}')`,
      [],
    )
    // The next two processes, which start at once.
    const later = await Promise.all([startPlatform({ database }), startPlatform({ database })])
    for (const { context } of later) {
      context.jobs.define('try-piece', { retries: 0, handler: async () => {} })
      await context.jobs.start({ work: true })
    }
    await until(async () => expect((await get('try-piece')).failures[0]).toMatchObject({ code: 'JOB_LOST' }))
    for (const { context, stop } of later) {
      await context.jobs.stop()
      await stop()
    }
    const lost = (await get('try-piece')).failures.filter(({ code }) => code === 'JOB_LOST')
    expect(lost).toMatchObject([{ state: 'STUCK', reference: null }])
  })

  it('what nobody runs any more is late', async () => {
    expect(await get('try-hourly')).toMatchObject({ state: 'FAILING' })
    platform.clock.advance(2 * 3_600_000)
    token = await platform.operator()
    expect(await get('try-hourly')).toMatchObject({ state: 'OVERDUE' })
    const listed = (await platform.call('listJobs', { token })).value
    expect(listed.find(({ id }) => id === 'try-steady')).toMatchObject({ state: 'OVERDUE', everySeconds: 0.1 })
    expect(listed.find(({ id }) => id === 'send-mail')).toMatchObject({ state: 'HEALTHY', dueAt: null })
  })
})
