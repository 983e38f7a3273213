import { describe, expect, it } from 'vitest'
import { plainAmount, wholeAmount } from './whole-amount.ts'

describe('wholeAmount', () => {
  it.each([
    ['200000', 200000n],
    ['200,000', 200000n],
    ['200.000', 200000n],
    [' 50 000 ', 50000n],
    ['999999999999999999', 999999999999999999n],
  ])('reads %s', (text, amount) => expect(wholeAmount(text)).toBe(amount))

  it.each(['', '0', '-5', '12a', '1e6', '0500'])('refuses %s', (text) => expect(wholeAmount(text)).toBeNull())
})

it('plainAmount drops the decimals of the wire', () => expect(plainAmount('200000.00')).toBe('200000'))
