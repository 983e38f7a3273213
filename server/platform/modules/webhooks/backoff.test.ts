import { expect, it } from 'vitest'
import { waitAfter } from './backoff.ts'

const waits = (random: () => number) => {
  const all: number[] = []
  for (let attempts = 1; ; attempts++) {
    const wait = waitAfter(attempts, random)
    if (wait === undefined) return all
    all.push(wait)
  }
}

it('waits grow to six hours, and end after three days', () => {
  const all = waits(() => 0)
  expect(all.slice(0, 6)).toEqual([5_000, 30_000, 120_000, 600_000, 3_600_000, 21_600_000])
  const days = all.reduce((sum, wait) => sum + wait, 0) / 86_400_000
  expect(days).toBeGreaterThan(3)
  expect(days).toBeLessThan(3.2)
})

it('what failed together comes back spread', () => {
  expect(waits(() => 1)[5]).toBe(23_760_000)
})
