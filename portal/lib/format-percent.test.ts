import { expect, it } from 'vitest'
import { formatPercent } from './format-percent.ts'

it('writes per cent with a point, without idle zeros and without a space', () => {
  expect([20, 0.3, 12.345, 0].map(formatPercent)).toEqual(['20%', '0.3%', '12.35%', '0%'])
})
