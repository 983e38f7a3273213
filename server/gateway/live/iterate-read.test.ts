import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WpsFailure } from '../wps/failures.ts'
import { iterateRead } from './iterate-read.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const refusal = new WpsFailure({ success: false, code: 'FORBIDDEN', message: '' }, 403, false)
const away = new WpsFailure({ success: false, code: 'SYSTEM_ERROR', message: '' }, 503, true)

async function listen(read: () => Promise<number>) {
  let nudge: (() => void) | undefined
  const left = vi.fn()
  const values = await iterateRead({
    read,
    every: 30_000,
    spacing: 1_000,
    nudges: (one) => {
      nudge = one
      return left
    },
  })
  return { values, left, nudge: () => nudge?.() }
}

it('tells the value at once, then another one, and reads once for all that nudge meanwhile', async () => {
  let value = 1
  const read = vi.fn(async () => value)
  const { values, nudge } = await listen(read)
  expect(await values.next()).toEqual({ value: 1, done: false })
  for (let index = 0; index < 5; index++) nudge()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(read).toHaveBeenCalledTimes(2)
  value = 2
  const next = values.next()
  nudge()
  await vi.advanceTimersByTimeAsync(1_000)
  // The one before was no other, and told nobody.
  expect(await next).toEqual({ value: 2, done: false })
})

it('looks from time to time without a nudge, and no more once it was left', async () => {
  let value = 1
  const read = vi.fn(async () => value)
  const { values, left } = await listen(read)
  await values.next()
  value = 2
  const next = values.next()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await next).toEqual({ value: 2, done: false })
  await values.return?.()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(read).toHaveBeenCalledTimes(2)
  expect(left).toHaveBeenCalledOnce()
})

it('ends for whom the platform refuses, and goes on after one that was away', async () => {
  const answers = [async () => 1, () => Promise.reject(away), async () => 2, () => Promise.reject(refusal)]
  const { values } = await listen(() => (answers.shift() ?? (async () => 9))())
  await values.next()
  const next = values.next()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await next).toEqual({ value: 2, done: false })
  const end = values.next()
  await vi.advanceTimersByTimeAsync(30_000)
  expect((await end).done).toBe(true)
})

it('does not begin where it may not be read', async () => {
  await expect(listen(() => Promise.reject(refusal))).rejects.toBe(refusal)
})
