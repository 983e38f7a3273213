import { expect, it } from 'vitest'
import { exchanged, pointsLeft, pointsMissing, times } from './point-sums.ts'

it('reckons costs and what points bring as the server does', () => {
  expect(times('6000.00', 3)).toBe('18000.0000')
  expect(exchanged(1_000n, '800.00')).toBe('800.0000')
  expect(exchanged(7n, '0.0005')).toBe('0.0000')
  expect(pointsLeft('500.00', '200.0000')).toBe('300.0000')
  expect(pointsLeft('100.00', '200.00')).toBeUndefined()
  expect(pointsMissing('100.00', '200.0000')).toBe('100.0000')
  expect(pointsMissing('200.00', '200.0000')).toBeUndefined()
})
