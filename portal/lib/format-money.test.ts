import { describe, expect, it } from 'vitest'
import { formatMoney } from './format-money.ts'

describe('formatMoney', () => {
  it.each([
    ['0', '0.00'],
    ['12', '12.00'],
    ['1234.5', '1,234.50'],
    ['1234567.8999', '1,234,567.89'],
    ['-42.005', '−42.00'],
    ['-0.0099', '0.00'],
    ['123456789012345678901234.1', '123,456,789,012,345,678,901,234.10'],
    ['not money', '—'],
  ])('%s → %s', (amount, written) => {
    expect(formatMoney(amount)).toBe(written)
  })

  it('puts the symbol where the currency wants it, after the sign', () => {
    expect(formatMoney('-1500', { symbol: '$' })).toBe('−$1,500.00')
    expect(formatMoney('1500', { symbol: '₫' })).toBe('1,500.00\u00a0₫')
  })

  it('leaves out cents that are zero when asked to be brief', () => {
    expect(formatMoney('1500000', { brief: true })).toBe('1,500,000')
    expect(formatMoney('1500.5', { brief: true, symbol: '₫' })).toBe('1,500.50\u00a0₫')
  })

  it('marks gains when asked, but not zero', () => {
    expect(formatMoney('5', { signed: true })).toBe('+5.00')
    expect(formatMoney('0', { signed: true })).toBe('0.00')
  })
})
