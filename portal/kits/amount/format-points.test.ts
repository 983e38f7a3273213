import { expect, it } from 'vitest'
import { formatPoints } from './format-points.ts'

it('writes points whole, with separators and a sign where it is a change', () => {
  expect(formatPoints('1234567.00')).toBe('1,234,567')
  expect(formatPoints('-1200.0000')).toBe('−1,200')
  expect(formatPoints('300.00', { signed: true })).toBe('+300')
  expect(formatPoints('0.00', { signed: true })).toBe('0')
})
