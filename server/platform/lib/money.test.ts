import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Failure } from './failure.ts'
import { formatMoney, GREATEST_MONEY, mulRate, parseMoney } from './money.ts'

describe('money', () => {
  it('reads and writes decimal strings', () => {
    expect(parseMoney('12')).toBe(120_000n)
    expect(parseMoney('-0.0001')).toBe(-1n)
    expect(formatMoney(120_000n)).toBe('12.00')
    expect(formatMoney(123_450n)).toBe('12.345')
    expect(formatMoney(-1n)).toBe('-0.0001')
    expect(formatMoney(1_000n)).toBe('0.10')
  })

  it.each(['', ' 1', '+1', '1e3', '01', '1.', '.5', '1.00000', '1,5', 'NaN', '٣', '99999999999999999999'])(
    'refuses %j',
    (text) => {
      expect(() => parseMoney(text)).toThrow(Failure)
    },
  )

  it('reads back whatever it wrote', () => {
    const amounts = fc.bigInt({ min: -GREATEST_MONEY, max: GREATEST_MONEY })
    fc.assert(fc.property(amounts, (amount) => parseMoney(formatMoney(amount)) === amount))
  })

  it('refuses what is more than one amount may be, by its own word', () => {
    expect(parseMoney('999999999999.9999')).toBe(GREATEST_MONEY)
    for (const text of ['1000000000000', '-1000000000000', '922337203685477.5807'])
      expect(() => parseMoney(text, 'amount')).toThrow('MONEY_TOO_LARGE (amount)')
  })

  it('rounds towards zero', () => {
    expect(mulRate(3n, 5_000n)).toBe(1n)
    expect(mulRate(-3n, 5_000n)).toBe(-1n)
  })
})
