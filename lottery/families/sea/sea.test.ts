import { describe, expect, it } from 'vitest'
import { fraction, toNumber } from '../../core/fraction.ts'
import { returnsOf, returnsUnder } from '../../core/odds.ts'
import type { DrawResult, PlayType } from '../../core/play-type.ts'
import { describeFamily, playOf } from '../../testing/conformance.ts'
import { describeOddsTable } from '../../testing/returns.ts'
import { seaSchedules } from './schedule.ts'
import { sea } from './sea.ts'

const context = { date: '2026-11-22' }

describe('SEA', () => {
  describeFamily(sea)
  describeOddsTable(sea)

  const play = (code: string) => playOf(sea, code)

  /** Every number of so many digits in the place where the play type looks, the other prizes being 0. */
  const every = (digits: number, place: (number: string) => DrawResult) =>
    Array.from({ length: 10 ** digits }, (_, number) => place(String(number).padStart(digits, '0')))
  const onTop = (number: string): DrawResult => [[number.padStart(6, '9')], ['00'], ['000', '000'], ['000', '000']]
  const atBottom = (number: string): DrawResult => [['000000'], [number], ['000', '000'], ['000', '000']]
  const hitsOver = (playType: PlayType, picked: string, results: readonly DrawResult[]) =>
    fraction(
      results
        .flatMap((result) => playType.hits([[picked]], result, context))
        .reduce((sum, { count }) => sum + count, 0),
      results.length,
    )

  it.each([
    ['3-top', '007', 3],
    ['4-top', '0070', 4],
    ['2-top', '07', 2],
    ['run-top', '7', 3],
  ])('wins %s as often as its chance says, over every result', (code, picked, digits) => {
    expect(hitsOver(play(code), picked, every(digits, onTop))).toEqual(play(code).prizes[0]?.chance)
  })

  it.each([
    ['2-bottom', '07'],
    ['run-bottom', '7'],
  ])('wins %s as often as its chance says, over every result', (code, picked) => {
    expect(hitsOver(play(code), picked, every(2, atBottom))).toEqual(play(code).prizes[0]?.chance)
  })

  it.each(['front', 'bottom'])('pays 3-%s for each of its two prizes', (side) => {
    const won = (first: string, second: string) => {
      const drawn = [first, second]
      const result = [
        ['000000'],
        ['00'],
        side === 'front' ? drawn : ['999', '999'],
        side === 'bottom' ? drawn : ['999', '999'],
      ]
      return play(`3-${side}`).hits([['123']], result, context)
    }
    expect(won('123', '321')).toEqual([{ prize: 'win', count: 1 }])
    expect(won('123', '123')).toEqual([{ prize: 'win', count: 2 }])
    expect(won('321', '999')).toEqual([])
    expect(play(`3-${side}`).prizes[0]?.chance).toEqual(fraction(2, 1_000))
  })

  it.each([
    ['3-tod', 3, { distinct: '370', pair: '707', triple: '777' }],
    ['4-tod', 4, { distinct: '3705', pair: '7073', twoPairs: '7070', triple: '7770', quadruple: '7777' }],
  ])('wins each kind of %s as often as its chance says, over every result', (code, digits, kinds) => {
    const results = every(digits, onTop)
    for (const [kind, picked] of Object.entries(kinds)) {
      const won = results.flatMap((result) => play(code).hits([[picked]], result, context))
      expect(new Set(won.map(({ prize }) => prize))).toEqual(new Set([kind]))
      const chance = fraction(won.length, results.length)
      expect(play(code).prizes.find((prize) => prize.code === kind)?.chance).toEqual(chance)
    }
  })

  it('takes the best of the numbers that win together', () => {
    expect(play('3-tod').bestHits([['123', '321', '445']])).toEqual([{ prize: 'distinct', count: 2 }])
    expect(play('3-tod').bestHits([['123', '321', '444']])).toEqual([{ prize: 'triple', count: 1 }])
    const brand = { distinct: 9_500_000, pair: 3_000_000, triple: 9_000_000 }
    expect(play('3-tod').bestHits([['123', '444']], brand)).toEqual([{ prize: 'distinct', count: 1 }])
    expect(play('3-tod').exposed?.([['321', '123']])).toEqual([{ number: '123', tickets: 2 }])
    expect(play('run-top').bestHits([['1', '2', '3', '4']])).toEqual([{ prize: 'win', count: 3 }])
  })

  it('returns what its comment says', () => {
    const odds = typeof sea.odds === 'string' ? {} : sea.odds
    const shares = sea.playTypes.flatMap((playType) => returnsOf(playType, odds[playType.code] ?? {}))
    expect(new Set(shares.map(({ share }) => Math.round(toNumber(share) * 1000) / 10))).toEqual(
      new Set([90, 86.7, 79.8]),
    )
  })

  it('refuses odds of other houses that return too little, and says how much they do', () => {
    const table = { '4-top': { win: 60_000_000 }, '3-tod': { distinct: 1_200_000, pair: 1_200_000, triple: 1_200_000 } }
    const refused = returnsUnder(sea, { series: 1980, table }, 7_500)
    expect(refused.map(({ playType, ticket, share }) => [playType, ticket, toNumber(share)])).toEqual([
      ['3-tod', 'distinct', 0.72],
      ['3-tod', 'pair', 0.36],
      ['3-tod', 'triple', 0.12],
      ['4-top', undefined, 0.6],
    ])
  })

  it('draws in Thailand on the 1st and the 16th, in Laos on Monday, Wednesday and Friday', () => {
    expect(seaSchedules.map(({ code, days, drawTime }) => [code, days, drawTime])).toEqual([
      ['THAI_LAN', { daysOfMonth: [1, 16] }, '15:30'],
      ['LAO', { weekdays: [1, 3, 5] }, '20:30'],
    ])
  })
})
