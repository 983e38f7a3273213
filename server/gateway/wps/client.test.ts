import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { type FakeWps, startFakeWps } from '../testing/fake-wps.ts'
import { createBreaker } from './breaker.ts'
import { createWpsClient, type WpsClient } from './client.ts'
import type { Caller } from './headers.ts'

const caller: Caller = { requestId: 'request-0001', language: 'en', token: undefined }
let wps: FakeWps
let client: WpsClient
afterEach(async () => {
  await client.close()
  await wps.close()
})

async function start(answers: FakeWps['answers'], options: Partial<Parameters<typeof createWpsClient>[0]> = {}) {
  wps = await startFakeWps(answers)
  client = createWpsClient({ url: wps.url, serviceKey: 'key', ...options })
  return client.as(caller)
}

it('reads once more when an answer is broken, never writes once more', async () => {
  let answers = 0
  const rest = await start({
    getSite: (_, reply) => (++answers === 1 ? reply.code(502).send('bad gateway') : { name: 'after a retry' }),
    startFreePlay: (_, reply) => reply.code(502).send('bad gateway'),
  })
  expect((await rest.call('getSite')).name).toBe('after a retry')
  const write = rest.call('startFreePlay', { body: { os: 'x', platform: 'W', gatewayVersion: 3 } })
  await expect(write).rejects.toMatchObject({ name: 'UpstreamError', reason: 'status' })
  expect(wps.countOf('startFreePlay')).toBe(1)
})

it('keeps retries of an upstream that stays down within a tenth', async () => {
  const rest = await start(
    { getSite: (_, reply) => reply.code(500).send('') },
    {
      newBreaker: () =>
        createBreaker({ window: 1, failures: 10_000, share: 2, leastCalls: 10_000, mostOfOne: 10_000, probeAfter: 1 }),
    },
  )
  const calls = Array.from({ length: 200 }, () => rest.call('getSite').catch((error: Error) => error.name))
  expect(new Set(await Promise.all(calls))).toEqual(new Set(['UpstreamError']))
  // The burst of ten that is saved up, and a tenth of the calls.
  expect(wps.countOf('getSite')).toBeLessThanOrEqual(200 + 10 + 20)
})

it('stops asking a call that keeps failing, and leaves the others alone', async () => {
  const rest = await start({ listHotGames: (_, reply) => reply.code(500).send('') })
  for (let turn = 0; turn < 30; turn += 1) await rest.call('listHotGames').catch(() => undefined)
  expect(client.isOpen('listHotGames')).toBe(true)
  expect(wps.countOf('listHotGames')).toBeLessThanOrEqual(20)
  await expect(rest.call('listHotGames')).rejects.toMatchObject({ reason: 'open' })
  expect(await rest.call('listWinners')).toHaveLength(1)
})

it('takes a platform without its database as one that cannot read, at once, and goes on asking it', async () => {
  const outage = { success: false, code: 'DATABASE_UNAVAILABLE', message: 'The system is interrupted.' }
  const rest = await start({
    getSite: (_, reply) => reply.code(503).send(outage),
    startFreePlay: (_, reply) => reply.code(503).send(outage),
  })
  for (let turn = 0; turn < 30; turn += 1)
    await expect(rest.call('getSite')).rejects.toMatchObject({ name: 'UpstreamError', reason: 'outage' })
  expect(client.isOpen('getSite')).toBe(false)
  expect(wps.countOf('getSite')).toBe(30)
  // Who wanted something done is told in the platform's own words.
  const write = rest.call('startFreePlay', { body: { os: 'x', platform: 'W', gatewayVersion: 3 } })
  await expect(write).rejects.toMatchObject({ name: 'WpsFailure', code: 'DATABASE_UNAVAILABLE' })
})

it('ends at its deadline, retries included', async () => {
  const rest = await start({ getSite: () => wait(5_000) }, { deadlines: { read: 150, write: 300 } })
  const startedAt = Date.now()
  await expect(rest.call('getSite')).rejects.toMatchObject({ reason: 'timeout' })
  expect(Date.now() - startedAt).toBeLessThan(1_500)
})

it('takes an expected failure for an answer: no retry, no breaker', async () => {
  const rest = await start({
    listHotGames: (_, reply) =>
      reply.code(503).send({ success: false, code: 'MAINTENANCE', message: 'Back soon', until: 'x' }),
  })
  for (let turn = 0; turn < 30; turn += 1) {
    await expect(rest.call('listHotGames')).rejects.toMatchObject({ code: 'MAINTENANCE', extras: { until: 'x' } })
  }
  expect(wps.countOf('listHotGames')).toBe(30)
})

it('puts parameters into path and query, and leaves out what is not given', async () => {
  const rest = await start({})
  await rest.call('getBet', { params: { id: 'a/../b' } })
  await rest.call('listGames', { query: { gameType: 'RNG', search: 'rồng & phượng', vassalage: undefined, pageNo: 2 } })
  expect(wps.requests.map((request) => request.url)).toEqual([
    '/wps/bets/a%2F..%2Fb',
    '/wps/relay/GCSGAME_gameList?gameType=RNG&search=r%E1%BB%93ng+%26+ph%C6%B0%E1%BB%A3ng&pageNo=2',
  ])
})

it('has no more of one caller under way than leaves room for others', async () => {
  let running = 0
  let most = 0
  await start(
    {
      listHotGames: async () => {
        running += 1
        most = Math.max(most, running)
        await wait(20)
        running -= 1
        return []
      },
    },
    { connections: 10 },
  )
  const greedy = client.as({ ...caller, address: '203.0.113.7', token: 'greedy' })
  expect(await Promise.all(Array.from({ length: 60 }, () => greedy.call('listHotGames')))).toHaveLength(60)
  expect(most).toBe(8)
})

it('closes no door for the calls of one caller, however many of them end at their deadline', async () => {
  let isSlow = true
  await start({ listHotGames: () => wait(isSlow ? 400 : 0).then(() => []) }, { deadlines: { read: 150 } })
  const by = (address: string) => client.as({ ...caller, address, token: address })
  const greedy = Array.from({ length: 60 }, () => by('203.0.113.7').call('listHotGames'))
  const reasons = (await Promise.allSettled(greedy)).map((one) => one.status === 'rejected' && one.reason.reason)
  // Those that came to their turn, and those that were still waiting for it.
  expect(new Set(reasons)).toEqual(new Set(['timeout', 'crowded']))
  expect(client.isOpen('listHotGames')).toBe(false)
  isSlow = false
  expect(await by('203.0.113.8').call('listHotGames')).toEqual([])
})
