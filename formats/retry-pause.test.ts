import { expect, it } from 'vitest'
import { retryPause } from './retry-pause.ts'

it('waits longer each time, a quarter of a minute at most, and half of it by chance', () => {
  expect([0, 1, 2, 3, 4, 100].map((tries) => retryPause(tries, 1000, 1))).toEqual([
    1000, 2000, 4000, 8000, 15_000, 15_000,
  ])
  expect([retryPause(0, 1500, 0), retryPause(100, 1500, 0)]).toEqual([750, 7500])
})
