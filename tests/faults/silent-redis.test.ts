import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startPlatform, type TestPlatform } from '../support/platform.ts'

/** Takes connections, reads what is said, and never says anything. */
let redis: Server
let platform: TestPlatform
const heard: string[] = []

beforeAll(async () => {
  redis = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.on('data', (data) => heard.push(data.toString()))
  })
  redis.listen(0, '127.0.0.1')
  await once(redis, 'listening')
  const { port } = redis.address() as AddressInfo
  platform = await startPlatform({ config: { redisUrl: `redis://127.0.0.1:${port}` } })
})
afterAll(async () => {
  await platform.stop()
  redis.close()
})

it('a Redis that never answers keeps nobody waiting: limits are counted here, and readiness says so', async () => {
  await vi.waitFor(() => expect(heard.length).toBeGreaterThan(0))
  const answers = await Promise.all(Array.from({ length: 60 }, () => platform.call('getCaptcha', { ip: '10.9.8.7' })))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect((await platform.call('getCaptcha', { ip: '10.9.8.7' })).code).toBe('RATE_LIMITED')
  const ready = await fetch(`${platform.url}/health/ready`, {
    headers: { 'x-service-key': platform.context.config.serviceKey },
  })
  expect(ready.status).toBe(200)
  expect(await ready.json()).toEqual({ status: 'ok', degraded: ['redis'] })
})
