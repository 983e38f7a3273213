import { describe, expect, it } from 'vitest'
import { repeatableUniform, standardErrors } from '../../support/repeatable.ts'
import { payOut, percent } from '../table/payout.ts'
import { cockfightPositions, drawFight, drawFixture, drawResult, multipleOf, paysOf } from './fight.ts'
import { cockfightVariants, drawsInThousand, fightOdds, returnOfFight, returnOfVariant } from './odds.ts'

describe('cockfight', () => {
  it('pays Malay odds: a positive one for each staked, a negative one for so much staked', () => {
    const odds = { meron: 85, wala: -98 }
    expect(payOut(1000, multipleOf('meron', odds, 'meron'))).toBe(1850)
    expect(payOut(980, multipleOf('wala', odds, 'wala'))).toBe(1980)
    expect(payOut(1000, multipleOf('meron', odds, 'wala'))).toBe(0)
    expect(payOut(1000, multipleOf('wala', odds, 'wala'))).toBe(2020)
  })

  it('gives Meron and Wala back in a draw, and pays draws eight and eighty-eight to one', () => {
    const odds = { meron: 85, wala: -98 }
    expect(payOut(1000, multipleOf('meron', odds, 'bdd'))).toBe(1000)
    expect(payOut(1000, multipleOf('wala', odds, 'ftd'))).toBe(1000)
    expect(payOut(1000, multipleOf('bdd', odds, 'bdd'))).toBe(9000)
    expect(payOut(1000, multipleOf('ftd', odds, 'ftd'))).toBe(89_000)
    expect(payOut(1000, multipleOf('ftd', odds, 'bdd'))).toBe(0)
  })

  it('publishes the return over all odds, none far from it', () => {
    expect(cockfightVariants.map((variant) => percent(returnOfVariant(variant)))).toEqual(['97.00', '96.98'])
    for (const odds of fightOdds) {
      const swapped = { meron: odds.wala, wala: odds.meron }
      expect(returnOfFight('thomo', odds)).toBeCloseTo(returnOfFight('thomo', swapped), 12)
      expect(Math.abs(returnOfFight('thomo', odds) - returnOfVariant('thomo'))).toBeLessThan(0.005)
    }
  })

  it.each(cockfightVariants)('%s returns what is published, within three standard errors', (variant) => {
    const uniform = repeatableUniform(variant)
    const fights = Array.from({ length: 100_000 }, () => {
      const { odds } = drawFixture(variant, uniform)
      return { odds, result: drawResult(variant, odds, uniform) }
    })
    const { bdd, ftd } = drawsInThousand[variant]
    const claims = {
      meron: returnOfVariant(variant),
      wala: returnOfVariant(variant),
      bdd: 0.009 * bdd,
      ftd: 0.089 * ftd,
    }
    for (const position of cockfightPositions) {
      const sample = fights.map(({ odds, result }) => {
        const [numerator, denominator] = multipleOf(position, odds, result)
        return numerator / denominator
      })
      expect(standardErrors(sample, claims[position]), position).toBeLessThan(3)
    }
  })

  it('tells a fight that ends as it was drawn, nobody down before the last exchange', () => {
    const uniform = repeatableUniform('exchanges')
    for (let fight = 0; fight < 2000; fight++) {
      const { result, exchanges } = drawFight('thomo', { meron: 90, wala: 97 }, uniform)
      const last = exchanges.at(-1)
      expect(exchanges.slice(0, -1).every((each) => each.meron > 0 && each.wala > 0)).toBe(true)
      expect([last && last.meron > 0, last && last.wala > 0]).toEqual([
        result === 'meron' || result === 'ftd',
        result === 'wala' || result === 'ftd',
      ])
      exchanges.forEach((each, index) => {
        const before = exchanges[index - 1] ?? { meron: 100, wala: 100 }
        expect(each.meron <= before.meron && each.wala <= before.wala).toBe(true)
      })
    }
  })

  it('matches different cocks of different owners', () => {
    const uniform = repeatableUniform('fixtures')
    for (let fixture = 0; fixture < 1000; fixture++) {
      const { meron, wala, odds } = drawFixture('peru', uniform)
      expect(meron.name).not.toBe(wala.name)
      expect(meron.owner).not.toBe(wala.owner)
      expect(Math.abs(meron.weight - wala.weight)).toBeLessThanOrEqual(60)
      expect(payOut(100, paysOf('meron', odds))).toBeGreaterThan(100)
    }
  })
})
