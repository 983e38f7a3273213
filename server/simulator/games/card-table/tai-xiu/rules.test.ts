import { describe, expect, it } from 'vitest'
import { repeatableUniform } from '../../../support/repeatable.ts'
import { betCodes, returnOf, throwDice, winOf, wins } from './rules.ts'

describe('tài xỉu', () => {
  it('returns 97.22 % of every bet, 96.25 % of the totals 10 and 11, over all 216 throws', () => {
    for (const code of betCodes) {
      const expected = code === 'total-10' || code === 'total-11' ? '96.25' : '97.22'
      expect([code, (returnOf(code) * 100).toFixed(2)]).toEqual([code, expected])
    }
  })

  it('lets three of a kind beat the even bets', () => {
    for (const code of ['big', 'small', 'odd', 'even']) expect(wins(code, [4, 4, 4])).toBe(false)
    expect(wins('triple', [4, 4, 4])).toBe(true)
    expect(wins('total-12', [4, 4, 4])).toBe(true)
  })

  it('pays several bets of one throw together, stakes included', () => {
    expect(winOf({ big: 1000, even: 1000, 'total-12': 1000, small: 5000, triple: 1000 }, [6, 4, 2])).toBe(
      2000 + 2000 + 8400,
    )
    expect(winOf({ small: 1000 }, [6, 4, 2])).toBe(0)
  })

  it('throws every face of every die', () => {
    const uniform = repeatableUniform('dice')
    const seen = new Set(
      Array.from({ length: 300 }, () => throwDice(uniform)).flatMap((dice) =>
        dice.map((face, die) => `${die}:${face}`),
      ),
    )
    expect(seen.size).toBe(18)
  })
})
