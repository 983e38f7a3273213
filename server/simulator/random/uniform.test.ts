import { describe, expect, it } from 'vitest'
import { createUniform, type Uniform } from './uniform.ts'

/** A sound generator fails a 99 % test once in a hundred: only three failures in a row (one in a million) are a fault. */
function passesAtNinetyNine(test: (uniform: Uniform) => boolean): boolean {
  return [1, 2, 3].some(() => test(createUniform()))
}

const sampleSize = 60_000

describe('uniform generator', () => {
  it.each([
    [2, 6.635],
    [6, 15.086],
    [32, 52.191],
    [37, 58.619],
  ])('spreads draws evenly over %i values (chi-square, 99 %%)', (bound, critical) => {
    const even = passesAtNinetyNine((uniform) => {
      const counts = new Array<number>(bound).fill(0)
      for (let draw = 0; draw < sampleSize; draw++) {
        const value = uniform(bound)
        counts[value] = (counts[value] ?? 0) + 1
      }
      const expected = sampleSize / bound
      return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0) < critical
    })
    expect(even).toBe(true)
  })

  it('has no serial correlation at lags 1, 2 and 5 (99 %)', () => {
    for (const lag of [1, 2, 5]) {
      const independent = passesAtNinetyNine((uniform) => {
        const draws = Array.from({ length: sampleSize }, () => uniform(1000))
        const mean = draws.reduce((sum, draw) => sum + draw, 0) / sampleSize
        const variance = draws.reduce((sum, draw) => sum + (draw - mean) ** 2, 0)
        const covariance = draws
          .slice(lag)
          .reduce((sum, draw, index) => sum + (draw - mean) * ((draws[index] ?? 0) - mean), 0)
        return Math.abs(covariance / variance) < 2.576 / Math.sqrt(sampleSize)
      })
      expect(independent).toBe(true)
    }
  })

  it('has as many runs above and below the middle as chance gives (99 %)', () => {
    const usual = passesAtNinetyNine((uniform) => {
      const sides = Array.from({ length: sampleSize }, () => uniform(2))
      const ones = sides.filter((side) => side === 1).length
      const zeros = sampleSize - ones
      const runs = 1 + sides.filter((side, index) => index > 0 && side !== sides[index - 1]).length
      const mean = (2 * ones * zeros) / sampleSize + 1
      const variance = ((mean - 1) * (mean - 2)) / (sampleSize - 1)
      return Math.abs(runs - mean) / Math.sqrt(variance) < 2.576
    })
    expect(usual).toBe(true)
  })

  it('throws away the words that would favour low results', () => {
    const words = [0xffff_ffff, 0xffff_fffe, 7]
    const uniform = createUniform((buffer) => {
      buffer.fill(0)
      words.forEach((word, index) => {
        buffer.writeUInt32LE(word, index * 4)
      })
    })
    // 2^32 is 6 more than a multiple of 10: the six highest words are refused.
    expect(uniform(10)).toBe(7)
  })

  it('refuses a bound it cannot serve', () => {
    const uniform = createUniform()
    expect(() => uniform(0)).toThrow(RangeError)
    expect(() => uniform(1.5)).toThrow(RangeError)
    expect(() => uniform(2 ** 32 + 1)).toThrow(RangeError)
  })
})
