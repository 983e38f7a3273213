import { expect, it } from 'vitest'
import { linesOf, scaleOf } from './chart-scale.ts'

it.each([
  [[0, 0], { top: 0.5, bottom: 0 }],
  [[10, 95], { top: 100, bottom: 0 }],
  [[-30, 95], { top: 100, bottom: -50 }],
  [[-30, -95], { top: 0, bottom: -100 }],
])('%j is drawn within %j', (values, scale) => expect(scaleOf(values)).toEqual(scale))

it('lines stand at figures that read well, nought among them', () => {
  expect(linesOf({ top: 100, bottom: -50 })).toEqual([-50, 0, 50, 100])
  expect(linesOf({ top: 4_000_000, bottom: 0 })).toEqual([0, 1_000_000, 2_000_000, 3_000_000, 4_000_000])
})
