import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { UpstreamError, WpsFailure } from './failures.ts'
import { type CacheResult, createPublicCache } from './public-cache.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }))
afterEach(() => void vi.useRealTimers())

function setUp() {
  const results: CacheResult[] = []
  const cache = createPublicCache({ onResult: (result) => results.push(result) })
  let reads = 0
  const read = vi.fn(async () => {
    reads += 1
    return `read ${reads}`
  })
  const get = (key = 'a') => cache.get({ key, tag: 'GAMES', lifetime: 1_000, read })
  return { cache, read, get, results }
}

it('shares an answer for its lifetime', async () => {
  const { get, results } = setUp()
  expect([await get(), await get()]).toEqual(['read 1', 'read 1'])
  vi.advanceTimersByTime(1_001)
  expect(await get()).toBe('read 2')
  expect(results).toEqual(['miss', 'hit', 'miss'])
})

it('makes equal reads at one time one', async () => {
  const { get, read, results } = setUp()
  expect(await Promise.all([get(), get(), get('b')])).toEqual(['read 1', 'read 1', 'read 2'])
  expect(read).toHaveBeenCalledTimes(2)
  expect(results).toEqual(['miss', 'joined', 'miss'])
})

it('forgets what an event made old, and keeps no answer that was on its way then', async () => {
  const { cache, get, read } = setUp()
  await get()
  cache.invalidate('BANNERS')
  expect(await get()).toBe('read 1')
  cache.invalidate('GAMES')
  const onItsWay = get()
  cache.invalidate('GAMES')
  const asked = get()
  expect(await onItsWay).toBe('read 2')
  expect(await asked).toBe('read 3')
  expect(await get()).toBe('read 3')
  expect(read).toHaveBeenCalledTimes(3)
})

it('lets an old answer stand in while the platform is down, but not against its refusal', async () => {
  const { get, read, results } = setUp()
  await get()
  vi.advanceTimersByTime(2_000)
  read.mockRejectedValueOnce(new UpstreamError('listHotGames', 'timeout'))
  expect(await get()).toBe('read 1')
  expect(results.at(-1)).toBe('stale')
  const refusal = new WpsFailure({ success: false, code: 'MERCHANT_UNKNOWN', message: '' }, 404, false)
  read.mockRejectedValueOnce(refusal)
  await expect(get()).rejects.toBe(refusal)
  vi.advanceTimersByTime(120_000)
  read.mockRejectedValueOnce(new UpstreamError('listHotGames', 'timeout'))
  await expect(get()).rejects.toMatchObject({ reason: 'timeout' })
})
