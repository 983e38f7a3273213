import { createServer } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createEventBus, type EventBus } from './event-bus.ts'
import type { LiveEvent } from './events.ts'

const REDIS = 'redis://127.0.0.1:6379'
const event: LiveEvent = { type: 'notices', merchantId: 'demo', version: 1 }
const buses: EventBus[] = []
const open = (...options: Parameters<typeof createEventBus>) => {
  const bus = createEventBus(...options)
  buses.push(bus)
  return bus
}
afterEach(async () => {
  for (const bus of buses.splice(0)) await bus.close()
})

const redisAnswers = await answers(REDIS)

describe('event bus', () => {
  it('hands an event to every listener until it leaves, and a throwing one disturbs nobody', () => {
    const errors: unknown[] = []
    const bus = open({ onError: (error) => errors.push(error) })
    const seen: LiveEvent[] = []
    bus.subscribe(() => {
      throw new Error('listener')
    })
    const leave = bus.subscribe((one) => seen.push(one))
    bus.publish(event)
    leave()
    bus.publish(event)
    expect(seen).toEqual([event])
    expect(errors).toHaveLength(2)
  })

  it('goes on alone when Redis does not answer', async () => {
    const errors: unknown[] = []
    const bus = open({ redisUrl: `redis://127.0.0.1:${await closedPort()}`, onError: (error) => errors.push(error) })
    const seen: LiveEvent[] = []
    bus.subscribe((one) => seen.push(one))
    bus.publish(event)
    expect(seen).toEqual([event])
    await vi.waitFor(() => expect(errors.length).toBeGreaterThan(0))
  })

  it.skipIf(!redisAnswers)('reaches other processes through Redis, and the own one once', async () => {
    const here = open({ redisUrl: REDIS })
    const there = open({ redisUrl: REDIS })
    const own: LiveEvent[] = []
    const other: LiveEvent[] = []
    // Other test runs may use the same Redis.
    const mine: LiveEvent = { ...event, merchantId: `bus-${process.pid}` }
    here.subscribe((one) => one.type === 'notices' && one.merchantId === mine.merchantId && own.push(one))
    there.subscribe((one) => one.type === 'notices' && one.merchantId === mine.merchantId && other.push(one))
    let sent = 0
    await vi.waitFor(
      () => {
        here.publish(mine)
        sent += 1
        expect(other.length).toBeGreaterThan(0)
      },
      { timeout: 5_000, interval: 50 },
    )
    expect(other[0]).toEqual(mine)
    expect(own).toHaveLength(sent)
  })
})

async function closedPort(): Promise<number> {
  const server = createServer()
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function answers(url: string): Promise<boolean> {
  const { Redis } = await import('ioredis')
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null })
  redis.on('error', () => {})
  try {
    await redis.connect()
    return true
  } catch {
    return false
  } finally {
    redis.disconnect()
  }
}
