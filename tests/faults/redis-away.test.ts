import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createEventBus, type EventBus } from '../../server/platform/events/event-bus.ts'
import { createLimits, type Limits } from '../../server/platform/http/limits.ts'
import { newId } from '../../server/platform/lib/id.ts'
import { type Line, openLine } from '../support/line.ts'

const REDIS = { host: '127.0.0.1', port: 6379 }
const SOON = { timeout: 20_000 }

async function answers(): Promise<boolean> {
  const redis = new Redis({ ...REDIS, lazyConnect: true, retryStrategy: () => null })
  redis.on('error', () => undefined)
  return redis.connect().then(
    () => true,
    () => false,
  )
}

describe.skipIf(!(await answers()))('a Redis that falls silent', () => {
  let line: Line
  let limits: Limits
  let here: EventBus
  let there: EventBus
  beforeAll(async () => {
    line = await openLine(REDIS)
    const redisUrl = `redis://${line.host}:${line.port}`
    limits = createLimits({ redisUrl, limits: { upload: { points: 3, seconds: 60 } } })
    here = createEventBus({ redisUrl })
    there = createEventBus({ redisUrl })
  })
  afterAll(async () => {
    await Promise.all([limits.close(), here.close(), there.close()])
    await line.close()
  })
  const shared = (isShared: boolean) =>
    vi.waitFor(
      () => expect([limits.isShared(), here.isShared(), there.isShared()]).toEqual(Array(3).fill(isShared)),
      SOON,
    )

  it('is noticed, done without, and taken up again when it answers', async () => {
    await shared(true)
    line.hang()
    const subject = newId()
    const uses = await Promise.all(Array.from({ length: 5 }, () => limits.isWithin('upload', subject)))
    expect(uses.filter(Boolean)).toHaveLength(3)
    await shared(false)
    line.restore()
    await shared(true)
    const heard: unknown[] = []
    const merchantId = `silent-${newId()}`
    there.subscribe((event) => event.type === 'notices' && event.merchantId === merchantId && heard.push(event))
    await vi.waitFor(() => {
      here.publish({ type: 'notices', merchantId, version: 1 })
      expect(heard.length).toBeGreaterThan(0)
    }, SOON)
  })
})
