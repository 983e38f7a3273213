import { expect, it } from 'vitest'
import { toAmount, toUnits } from './amount.ts'

it('counts amounts of the wire in 1/10,000, and writes them back', () => {
  expect(toUnits('2000.5')).toBe(20_005_000n)
  expect(toUnits('1000')).toBe(10_000_000n)
  expect(toUnits('abc')).toBe(0n)
  expect(toAmount(20_005_000n)).toBe('2000.5000')
  expect(toAmount(7n)).toBe('0.0007')
})
