import { describe, expect, it } from 'vitest'
import { add, fraction, inverse, multiply, toNumber, toRate } from './fraction.ts'

describe('fractions', () => {
  it('are in lowest terms, whatever they were made of', () => {
    expect(fraction(24, 48)).toEqual({ numerator: 1n, denominator: 2n })
    expect(fraction(0, 7)).toEqual({ numerator: 0n, denominator: 1n })
    expect(fraction(-3, 9)).toEqual({ numerator: -1n, denominator: 3n })
  })

  it('divide by nothing that is not positive', () => {
    expect(() => fraction(1, 0)).toThrow(RangeError)
    expect(() => inverse(fraction(0))).toThrow(RangeError)
  })

  it('add up and multiply exactly', () => {
    expect(add(fraction(1, 6), fraction(1, 3))).toEqual(fraction(1, 2))
    expect(multiply(fraction(2, 3), fraction(3, 4))).toEqual(fraction(1, 2))
    expect(toNumber(fraction(1, 8))).toBe(0.125)
  })

  it('are rounded down to 1/10,000', () => {
    expect([toRate(fraction(2, 3)), toRate(fraction(1)), toRate(fraction(99, 50))]).toEqual([6666, 10_000, 19_800])
  })
})
