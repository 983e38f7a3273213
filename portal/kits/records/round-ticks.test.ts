import { expect, it } from 'vitest'
import { roundTicks } from './round-ticks.ts'

it.each([
  [
    [-50_500, -70_500],
    [-80_000, -60_000, -40_000, -20_000, 0],
  ],
  [
    [120, -30],
    [-50, 0, 50, 100, 150],
  ],
  [[0.4], [0, 0.1, 0.2, 0.30000000000000004, 0.4]],
  [[], [0, 0.5]],
])('marks an axis that holds %j and nought roundly', (heights, ticks) => {
  expect(roundTicks(heights)).toEqual(ticks)
})
