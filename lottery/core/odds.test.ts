import { describe, expect, it } from 'vitest'
import { familyOf } from '../families/families.ts'
import { FAMILY_CODES, type Family, findPlayType, type OddsTable } from './family.ts'
import { fraction, toNumber } from './fraction.ts'
import {
  fairOdds,
  HIGHEST_RETURN,
  HIGHEST_SERIES,
  LOWEST_SERIES,
  oddsOf,
  rebateRate,
  returnsOf,
  returnsOver,
  returnsUnder,
  seriesOdds,
} from './odds.ts'
import type { PlayType } from './play-type.ts'

const ssc = familyOf('SSC')
const play = (code: string) => findPlayType(ssc, code) as PlayType

describe('odds of a prize group', () => {
  it('are the combinations × series / 2000', () => {
    expect(oddsOf(ssc, play('five-direct'), { series: 1800, table: {} })).toEqual({ win: 900_000_000 })
    expect(oddsOf(ssc, play('three-front-direct'), { series: 1700, table: {} })).toEqual({ win: 8_500_000 })
  })

  it('are rounded down to 1/10,000', () => {
    expect(oddsOf(ssc, play('three-front-group-three'), { series: 1700, table: {} })).toEqual({ win: 2_833_333 })
  })

  it('leave the brand its own table', () => {
    const odds = oddsOf(ssc, play('dragon-tiger'), { series: 1980, table: { 'dragon-tiger': { tie: 80_000 } } })
    expect(odds).toEqual({ side: 22_000, tie: 80_000 })
  })

  it.each([
    ['1800 of 1960', 1960, 1800, 800],
    ['1980 of 1980', HIGHEST_SERIES, HIGHEST_SERIES, 0],
    ['1700 of 1980', HIGHEST_SERIES, LOWEST_SERIES, 1400],
  ])('give a rebate of what is not chosen: %s', (_, highest, chosen, rate) => {
    expect(rebateRate(highest, chosen)).toBe(rate)
  })
})

describe('a tie that gives the stake back', () => {
  const game = {
    lines: 1,
    prizes: [
      { code: 'win', chance: fraction(24, 49) },
      { code: 'tie', chance: fraction(1, 49), returnsStake: true },
    ],
  }
  const [win, tie] = game.prizes as [(typeof game.prizes)[0], (typeof game.prizes)[0]]

  it('is not to be won again: mark six pays 1.98 on big', () => {
    expect(toNumber(fairOdds(game, win))).toBe(2)
    expect(seriesOdds(game, win, 1980)).toBe(19_800)
  })

  it('pays one, whatever the series', () => {
    expect([1700, 1980].map((series) => seriesOdds(game, tie, series))).toEqual([10_000, 10_000])
  })

  it('counts for the return of every ticket', () => {
    const [own] = returnsOf({ ...play('sum-sides'), ...game }, { win: 19_800, tie: 10_000 })
    expect(own && toNumber(own.share)).toBeCloseTo((24 * 1.98 + 1) / 49, 9)
  })
})

describe('returns', () => {
  it('divide by the lines that a ticket pays for', () => {
    const lo: PlayType = {
      ...play('sum-sides'),
      code: 'lo',
      lines: 27,
      prizes: [{ code: 'win', chance: fraction(27, 100) }],
    }
    const [own] = returnsOf(lo, { win: 800_000 })
    expect(own && toNumber(own.share)).toBe(0.8)
  })

  it('add up the prizes that one ticket can win, each of which has its part of fair odds', () => {
    const prizes = [
      { code: 'two', chance: fraction(1, 10) },
      { code: 'three', chance: fraction(1, 100) },
    ]
    const game: PlayType = { ...play('sum-sides'), prizes }
    const odds = Object.fromEntries(prizes.map((prize) => [prize.code, seriesOdds(game, prize, 2000)]))
    expect(odds).toEqual({ two: 50_000, three: 500_000 })
    expect(returnsOf(game, odds).map(({ share }) => toNumber(share))).toEqual([1])
  })

  it('judge tickets of different names by themselves', () => {
    const shares = returnsOf(play('dragon-tiger'), { side: 22_000, tie: 50_000 })
    expect(shares.map(({ ticket, share }) => [ticket, toNumber(share)])).toEqual([
      ['side', 0.99],
      ['tie', 0.5],
    ])
  })

  it('under the floor are told with their figures, and those at it are not', () => {
    const own: Family = { ...ssc, playTypes: [play('dragon-tiger'), play('sum-sides')] }
    const table = { 'dragon-tiger': { tie: 70_000 }, 'sum-sides': { win: 15_000 } }
    const under = returnsUnder(own, { series: 1980, table }, 7500)
    expect(under.map(({ playType, ticket, share }) => [playType, ticket, toNumber(share)])).toEqual([
      ['dragon-tiger', 'tie', 0.7],
    ])
  })

  it('of a table without odds for a prize are not made up', () => {
    expect(() => oddsOf({ ...ssc, odds: {} }, play('five-direct'), { series: 1980, table: {} })).toThrow('five-direct')
  })
})

describe('the most that a ticket returns', () => {
  const own: Family = { ...ssc, playTypes: [play('five-direct'), play('dragon-tiger')] }
  const over = (rules: { lowestSeries: number; highestSeries: number; table: OddsTable }, most = HIGHEST_RETURN) =>
    returnsOver(own, rules, most).map(({ playType, ticket, share }) => [playType, ticket, toNumber(share)])

  it('may be the whole stake and nothing more, to the last part of the odds', () => {
    const range = { lowestSeries: 1980, highestSeries: 1980 }
    const at = (win: number) => over({ ...range, table: { 'five-direct': { win } } })
    expect(at(1_000_000_000)).toEqual([])
    expect(at(1_000_000_001)).toEqual([['five-direct', undefined, 1.000000001]])
    expect(at(2_000_000_000)).toEqual([['five-direct', undefined, 2]])
  })

  it('counts the rebate of a member who chooses a lower prize group, while odds of the brand stay', () => {
    // 95 % at the highest group, and at the lowest 95 % with 14 % back.
    const table = { 'five-direct': { win: 950_000_000 } }
    expect(over({ lowestSeries: 1700, highestSeries: 1980, table })).toEqual([['five-direct', undefined, 1.09]])
    expect(over({ lowestSeries: 1880, highestSeries: 1980, table })).toEqual([])
    expect(over({ lowestSeries: 1879, highestSeries: 1980, table })).toEqual([['five-direct', undefined, 1.0005]])
  })

  it('is judged for each kind of ticket', () => {
    const table = { 'dragon-tiger': { tie: 110_000 } }
    expect(over({ lowestSeries: 1980, highestSeries: 1980, table })).toEqual([['dragon-tiger', 'tie', 1.1]])
  })

  it.each(FAMILY_CODES)('is within the whole stake for the usual odds of %s at any prize groups', (code) => {
    const rules = { lowestSeries: LOWEST_SERIES, highestSeries: HIGHEST_SERIES, table: {} }
    expect(returnsOver(familyOf(code), rules, HIGHEST_RETURN)).toEqual([])
  })
})
