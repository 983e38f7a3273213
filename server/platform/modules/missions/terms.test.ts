import { expect, it } from 'vitest'
import { longestRun } from './terms.ts'

it.each([
  [[], 0],
  [['2026-11-20'], 1],
  [['2026-11-20', '2026-11-21', '2026-11-23'], 2],
  [['2026-11-20', '2026-11-22', '2026-11-23', '2026-11-24'], 3],
  [['2026-11-30', '2026-12-01', '2026-12-02'], 3],
] as const)('the longest run of %j is %i', (days, run) => {
  expect(longestRun(days)).toBe(run)
})
