import { expect, it } from 'vitest'
import { formatAmount, formatDay, formatMoment } from './moments.ts'

it('formatAmount writes money exactly, in the way of the language', () => {
  expect(formatAmount('1500000.5', 'en')).toBe('1,500,000.50')
  expect(formatAmount('-1500000', 'vi')).toBe('−1.500.000')
  expect(formatAmount('123456789012345.67', 'en')).toBe('123,456,789,012,345.67')
  expect(formatAmount('0.00', 'en')).toBe('0')
  expect(formatAmount('1500.00', 'en', 'VND')).toBe('₫1,500')
  expect(formatAmount('1500.00', 'vi', 'VND')).toBe('1.500\u00a0₫')
})

it('formatDay writes the day that it is given, wherever the operator sits', () => {
  expect(formatDay('2026-11-22', 'en')).toBe('22/11/2026')
  expect(formatDay('2026-11-01', 'vi')).toBe('1/11/26')
})

it('formatMoment writes by the clock of a zone where one is given', () => {
  expect(formatMoment('2026-11-21T17:00:00Z', 'vi', 'Asia/Ho_Chi_Minh')).toContain('00:00')
  expect(formatMoment('2026-11-21T17:00:00Z', 'vi', 'Asia/Tokyo')).toContain('02:00')
})
