import { expect, it } from 'vitest'
import { exchanged, formatPoints, pointsLeft, times } from './point-sums.ts'

it('writes points whole, with separators and a sign where it is a change', () => {
  expect(formatPoints('1234567.00')).toBe('1,234,567')
  expect(formatPoints('-1200.0000')).toBe('−1,200')
  expect(formatPoints('300.00', { signed: true })).toBe('+300')
  expect(formatPoints('0.00', { signed: true })).toBe('0')
})

it('reckons costs and what points bring as the server does', () => {
  expect(times('6000.00', 3)).toBe('18000.0000')
  expect(exchanged(1_000n, '800.00')).toBe('800.0000')
  expect(exchanged(7n, '0.0005')).toBe('0.0000')
  expect(pointsLeft('500.00', '200.0000')).toBe('300.0000')
  expect(pointsLeft('100.00', '200.00')).toBeUndefined()
})
