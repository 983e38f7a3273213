import { expect, it } from 'vitest'
import { givesMore, type Ladder, nextStep } from './ladder.ts'

it('goes on from yesterday, and begins anew after the last day and after one that was missed', () => {
  expect([undefined, 1, 6, 7, 9].map((yesterday) => nextStep(yesterday, 7))).toEqual([1, 2, 7, 1, 1])
})

it('gives more where a day does, where it begins to run or has other days; not where a day gives less or it ends', () => {
  const ladder: Ladder = { isRunning: true, steps: [{ kind: 'MONEY', amount: 10n }] }
  const other = (amount: bigint, kind: 'MONEY' | 'POINTS' = 'MONEY'): Ladder => ({
    isRunning: true,
    steps: [{ kind, amount }],
  })
  expect(givesMore(ladder, other(11n))).toBe(true)
  expect(givesMore(ladder, other(9n))).toBe(false)
  expect(givesMore(ladder, other(9n, 'POINTS'))).toBe(true)
  expect(givesMore({ ...ladder, isRunning: false }, ladder)).toBe(true)
  expect(givesMore(ladder, { ...other(99n), isRunning: false })).toBe(false)
  expect(givesMore(ladder, { isRunning: true, steps: [...ladder.steps, ...ladder.steps] })).toBe(true)
})
