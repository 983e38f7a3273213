import { expect, it } from 'vitest'
import { formatAmount } from './moments.ts'

it('formatAmount writes money exactly, in the way of the language', () => {
  expect(formatAmount('1500000.5', 'en')).toBe('1,500,000.50')
  expect(formatAmount('-1500000', 'vi')).toBe('-1.500.000,00')
  expect(formatAmount('123456789012345.67', 'en')).toBe('123,456,789,012,345.67')
  expect(formatAmount('0.00', 'en')).toBe('0.00')
})
