import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choose, combinationsOf } from '../../core/combinations.ts'
import { fraction, toNumber } from '../../core/fraction.ts'
import { fairOdds, oddsOf, returnsUnder } from '../../core/odds.ts'
import type { DrawResult, Hit } from '../../core/play-type.ts'
import { payoutOf } from '../../core/price.ts'
import { describeFamily, playOf } from '../../testing/conformance.ts'
import { describeOddsTable } from '../../testing/returns.ts'
import { drawResults } from '../../testing/seeded.ts'
import { deviation } from '../../testing/simulation.ts'
import { BALLS } from './balls.ts'
import { lhc } from './lhc.ts'
import { SIGNS, signOf } from './zodiac.ts'

const date = '2026-11-22'
const context = { date }

const play = (code: string) => playOf(lhc, code)
const chanceOf = (code: string, prize = 'win') => play(code).prizes.find((other) => other.code === prize)?.chance

describe('LHC', () => {
  describeFamily(lhc, ['2026-02-16', '2026-02-17', '2031-06-01'])
  describeOddsTable(lhc)
})

describe('bets on the special ball', () => {
  const results = BALLS.map((ball): DrawResult => [BALLS.filter((other) => other !== ball).slice(0, 6), [ball]])

  it.each([
    ['special-number'],
    ['special-sides'],
    ['special-head'],
    ['special-tail'],
    ['special-colour'],
    ['special-half-colour'],
    ['special-zodiac'],
  ])('win %s as often as its chances say, over every ball', (code) => {
    const { prizes, board, hits } = play(code)
    const [row] = board.rows
    for (const value of row?.kind === 'CHOICE' ? row.values : []) {
      for (const day of ['2026-02-16', '2026-02-17']) {
        const won = results.flatMap((result) => hits([[value]], result, { date: day }))
        for (const prize of new Set(won.map((hit) => hit.prize))) {
          const count = won.filter((hit) => hit.prize === prize).length
          expect([value, prizes.find((other) => other.code === prize)?.chance]).toEqual([value, fraction(count, 49)])
        }
        expect(new Set(won.map((hit) => hit.prize).filter((prize) => prize !== 'tie')).size).toBe(1)
      }
    }
  })

  it('give the stake back for 49 where it is neither', () => {
    const tie = results.at(-1) ?? []
    expect(play('special-sides').hits([['BIG', 'ODD']], tie, context)).toEqual([{ prize: 'tie', count: 2 }])
    expect(play('special-half-colour').hits([['GREEN_BIG']], tie, context)).toEqual([{ prize: 'tie', count: 1 }])
    expect(play('special-colour').hits([['GREEN']], tie, context)).toEqual([{ prize: 'green', count: 1 }])
  })

  it('say the most there is to win: the tie where both sides are picked', () => {
    expect(play('special-sides').bestHits([['BIG', 'SMALL']])).toEqual([{ prize: 'tie', count: 2 }])
    expect(play('special-sides').bestHits([['BIG', 'ODD']])).toEqual([{ prize: 'win', count: 2 }])
    expect(play('special-zodiac').bestHits([['HORSE']])).toEqual([{ prize: 'other', count: 1 }])
    expect(play('special-head').bestHits([['1', '0']])).toEqual([{ prize: 'zero', count: 1 }])
  })
})

describe('the most there is to win at the odds of a brand', () => {
  const best = (code: string, picks: readonly string[], odds: Readonly<Record<string, number>>) =>
    play(code).bestHits([picks], odds)

  it('is what the brand pays most for, not the usual odds', () => {
    expect(best('special-head', ['1', '0'], { zero: 40_000, other: 50_000 })).toEqual([{ prize: 'other', count: 1 }])
    expect(best('special-zodiac', ['HORSE'], { other: 90_000, year: 110_000 })).toEqual([{ prize: 'year', count: 1 }])
    expect(best('special-sides', ['BIG', 'SMALL'], { win: 25_000 })).toEqual([{ prize: 'win', count: 1 }])
    expect(best('two-hit-special', ['01', '02'], { two: 300_000, special: 500_000 })).toEqual([
      { prize: 'special', count: 1 },
    ])
    expect(best('zodiac', ['HORSE'], { withoutYear: 17_000, withYear: 19_000 })).toEqual([
      { prize: 'withYear', count: 1 },
    ])
    expect(best('sum-sides', ['BIG', 'SMALL'], { big: 20_000, small: 18_000 })).toEqual([{ prize: 'big', count: 1 }])
  })
})

describe('bets on several balls', () => {
  /** Where balls may lie after a draw: six regular places, the special one, and 42 in the urn. */
  const slots = 49

  /** A result with the balls of a ticket in these slots, filled up with others. */
  function resultOf(balls: readonly string[], at: readonly number[]): DrawResult {
    const others = BALLS.slice(40)
    const drawn = Array.from({ length: 7 }, (_, slot) => balls[at.indexOf(slot)] ?? others[slot] ?? '')
    return [drawn.slice(0, 6), drawn.slice(6)]
  }

  /** A draw for every number of the balls that can be regular, with one of them special and without. */
  function casesOf(picked: readonly string[]): readonly DrawResult[] {
    const others = BALLS.filter((ball) => !picked.includes(ball))
    return [0, 1].flatMap((special) =>
      [0, 1, 2, 3, 4, 5, 6]
        .filter((regular) => regular + special <= picked.length)
        .map((regular) => [
          [...picked.slice(special, special + regular), ...others.slice(0, 6 - regular)],
          special === 1 ? picked.slice(0, 1) : others.slice(6, 7),
        ]),
    )
  }

  /** What hits pay of a play type, in 1/10,000 of the unit. */
  function paid(code: string, hits: readonly Hit[]): number {
    const odds = oddsOf(lhc, play(code), { series: 1980, table: {} })
    return Number(payoutOf(hits, odds, { unit: 10_000n, multiple: 1 }))
  }

  it.each([
    ['regular-number', 1],
    ['three-of-three', 3],
    ['three-hit-two', 3],
    ['two-of-two', 2],
    ['two-hit-special', 2],
    ['special-pair', 2],
  ])('win %s as often as its chances say, over every place of the balls', (code, size) => {
    const { prizes, hits } = play(code)
    const balls = BALLS.slice(0, size)
    const counts = new Map<string, number>()
    let all = 0
    for (const at of combinationsOf([...Array(slots).keys()], size)) {
      all++
      for (const { prize, count } of hits([balls], resultOf(balls, at), context)) {
        counts.set(prize, (counts.get(prize) ?? 0) + count)
      }
    }
    for (const { code: prize, chance } of prizes) expect(chance).toEqual(fraction(counts.get(prize) ?? 0, all))
  })

  it('wins none-of as often as the balls are all among the 42 left', () => {
    for (const size of [5, 6, 7, 8, 9, 10]) {
      expect(chanceOf(`none-of-${size}`)).toEqual(fraction(choose(42, size), choose(49, size)))
    }
  })

  it('has the fair odds of the reference', () => {
    const fair = (code: string) => {
      const [prize] = play(code).prizes
      return prize && Math.round(toNumber(fairOdds(play(code), prize)) * 1_000) / 1_000
    }
    const codes = [
      'special-number',
      'regular-number',
      'regular-position',
      'three-of-three',
      'two-of-two',
      'special-pair',
    ]
    expect(codes.map(fair)).toEqual([49, 8.167, 49, 921.2, 78.4, 196])
    expect([5, 6, 7, 8, 9, 10].map((size) => fair(`none-of-${size}`)?.toFixed(2))).toEqual([
      '2.24',
      '2.67',
      '3.18',
      '3.82',
      '4.61',
      '5.58',
    ])
  })

  it('pays within three standard errors of the chances', () => {
    const results = drawResults(lhc, 2_000, 5)
    const picks = BALLS.filter((_, index) => index % 3 === 0).slice(0, 15)
    const sets = lhc.playTypes.filter(({ group }) => ['regular', 'sets', 'noneOf'].includes(group))
    const watched = sets.flatMap((playType) => {
      const own = playType.board.rows.map(() => picks)
      return playType.prizes.map(({ code }) => ({ playType, picks: own, prize: code, tickets: playType.count(own) }))
    })
    const far = watched.filter((one) => !(deviation(one, results, context) < 3))
    expect(far.map(({ playType, prize }) => [playType.code, prize])).toEqual([])
    expect(watched.length).toBe(15)
  })

  it('says the most that any draw pays', () => {
    const balls = BALLS.slice(0, 8)
    expect(play('two-of-two').bestHits([balls])).toEqual([{ prize: 'win', count: 15 }])
    expect(play('two-hit-special').bestHits([balls])).toEqual([
      { prize: 'two', count: 15 },
      { prize: 'special', count: 6 },
    ])
    expect(play('two-hit-special').bestHits([balls.slice(0, 2)])).toEqual([{ prize: 'two', count: 1 }])
    expect(play('three-hit-two').bestHits([balls])).toEqual([
      { prize: 'two', count: 30 },
      { prize: 'three', count: 20 },
    ])
    expect(play('none-of-5').bestHits([balls])).toEqual([{ prize: 'win', count: choose(8, 5) }])
  })

  const sets = [
    ['three-of-three', 3],
    ['three-hit-two', 3],
    ['two-of-two', 2],
    ['two-hit-special', 2],
    ['special-pair', 2],
    ['none-of-5', 5],
  ] as const

  it('counts and pays sets ticket by ticket, and at best what the best of all draws pays', () => {
    const results = drawResults(lhc, 100, 6)
    const property = fc.property(
      fc.shuffledSubarray([...BALLS], { minLength: 5, maxLength: 9 }),
      fc.constantFrom(...results),
      (picked, result) => {
        for (const [code, size] of sets) {
          const playType = play(code)
          const tickets = [...combinationsOf(picked, size)]
          expect(playType.count([picked])).toBe(tickets.length)
          const single = tickets.flatMap((ticket) => playType.hits([ticket], result, context))
          expect(paid(code, playType.hits([picked], result, context))).toBe(paid(code, single))
          const draws = casesOf(picked).map((drawn) => paid(code, playType.hits([picked], drawn, context)))
          expect(paid(code, playType.bestHits([picked]))).toBe(Math.max(...draws))
        }
      },
    )
    fc.assert(property, { numRuns: 40 })
  })

  it('lets a ball come at one place only', () => {
    const best = (...rows: string[][]) =>
      play('regular-position').bestHits([...rows, ...new Array(6 - rows.length).fill([])])
    expect(best(['07'], ['07'])).toEqual([{ prize: 'win', count: 1 }])
    expect(best(['07', '08'], ['07'], ['08', '09'])).toEqual([{ prize: 'win', count: 3 }])
    expect(best(['07', '08'], ['07'], ['08'])).toEqual([{ prize: 'win', count: 2 }])
    expect(best([])).toEqual([])
  })

  it('refuses what the house of the reference pays for three of three, and its lower prices', () => {
    const table = {
      'three-of-three': { win: 6_632_600 },
      'special-pair': { win: 1_411_200 },
      'two-of-two': { win: 588_000 },
    }
    const refused = returnsUnder(lhc, { series: 1980, table }, 7_500)
    expect(refused.map(({ playType, share }) => [playType, toNumber(share).toFixed(2)])).toEqual([
      ['three-of-three', '0.72'],
      ['special-pair', '0.72'],
    ])
  })
})

describe('bets on signs and tails of all seven balls', () => {
  /** Every number of balls that each of these sets may have among seven. */
  function* spreads(sizes: readonly number[], left: number): Generator<readonly number[]> {
    const [size, ...others] = sizes
    if (size === undefined) {
      yield []
      return
    }
    for (let own = 0; own <= Math.min(size, left); own++) {
      for (const rest of spreads(others, left - own)) yield [own, ...rest]
    }
  }

  /** Tickets won over all draws, counted by how many balls of each chosen set they have. */
  function countWon(code: string, chosen: readonly string[], setOf: (ball: string) => string) {
    const balls = chosen.map((value) => BALLS.filter((ball) => setOf(ball) === value))
    const others = BALLS.filter((ball) => !chosen.includes(setOf(ball)))
    const won = new Map<string, number>()
    for (const spread of spreads(
      balls.map((own) => own.length),
      7,
    )) {
      const left = 7 - spread.reduce((sum, own) => sum + own, 0)
      const drawn = [...balls.flatMap((own, index) => own.slice(0, spread[index])), ...others.slice(0, left)]
      const ways = spread.reduce(
        (product, own, index) => product * choose(balls[index]?.length ?? 0, own),
        choose(others.length, left),
      )
      const hits = play(code).hits([chosen], [drawn.slice(0, 6), drawn.slice(6)], context)
      for (const { prize, count } of hits) won.set(prize, (won.get(prize) ?? 0) + count * ways)
    }
    return [...won].map(([prize, ways]) => [prize, fraction(ways, choose(49, 7))] as const)
  }

  it.each([
    ['zodiac', ['HORSE'], ['OX']],
    ['zodiac-linked-2', ['HORSE', 'OX'], ['OX', 'PIG']],
    ['zodiac-linked-3', ['HORSE', 'OX', 'RAT'], ['OX', 'PIG', 'DOG']],
    ['zodiac-linked-4', ['HORSE', 'OX', 'RAT', 'GOAT'], ['OX', 'PIG', 'DOG', 'TIGER']],
  ])('win %s as often as its chances say, with the sign of the year and without', (code, withYear, without) => {
    const setOf = (ball: string) => signOf(ball, date)
    expect(countWon(code, withYear, setOf)).toEqual([['withYear', chanceOf(code, 'withYear')]])
    expect(countWon(code, without, setOf)).toEqual([['withoutYear', chanceOf(code, 'withoutYear')]])
  })

  it.each([
    ['tail', ['0'], ['7']],
    ['tail-linked-2', ['0', '7'], ['7', '9']],
    ['tail-linked-3', ['0', '7', '9'], ['7', '8', '9']],
    ['tail-linked-4', ['0', '7', '8', '9'], ['1', '7', '8', '9']],
  ])('win %s as often as its chances say, with the tail 0 and without', (code, withZero, without) => {
    const setOf = (ball: string) => ball.slice(-1)
    expect(countWon(code, withZero, setOf)).toEqual([['withZero', chanceOf(code, 'withZero')]])
    expect(countWon(code, without, setOf)).toEqual([['withoutZero', chanceOf(code, 'withoutZero')]])
  })

  it('are counted and paid ticket by ticket', () => {
    const results = drawResults(lhc, 100, 7)
    const property = fc.property(
      fc.shuffledSubarray([...SIGNS], { minLength: 3, maxLength: 8 }),
      fc.constantFrom(...results),
      (signs, result) => {
        const playType = play('zodiac-linked-3')
        const tickets = [...combinationsOf(signs, 3)]
        const total = (prize: string, hits: readonly Hit[]) =>
          hits.filter((hit) => hit.prize === prize).reduce((sum, { count }) => sum + count, 0)
        const single = tickets.flatMap((ticket) => playType.hits([ticket], result, context))
        const together = playType.hits([signs], result, context)
        expect(playType.count([signs])).toBe(tickets.length)
        for (const { code } of playType.prizes) expect(total(code, together)).toBe(total(code, single))
      },
    )
    fc.assert(property, { numRuns: 60 })
  })

  it('say the most that any draw pays', () => {
    expect(play('zodiac').bestHits([[...SIGNS]])).toEqual([{ prize: 'withoutYear', count: 7 }])
    expect(play('tail-linked-2').bestHits([['0', '1', '2']])).toEqual([
      { prize: 'withoutZero', count: 1 },
      { prize: 'withZero', count: 2 },
    ])
    expect(play('tail').bestHits([['0', '1', '2', '3', '4', '5', '6', '7']])).toEqual([
      { prize: 'withoutZero', count: 6 },
      { prize: 'withZero', count: 1 },
    ])
  })

  it('give the sum its chances: big has the middle, and all above it as often as small all below', () => {
    const middle = fraction(waysTo(175, 7, 49), choose(49, 7))
    const [big, small] = [chanceOf('sum-sides', 'big'), chanceOf('sum-sides', 'small')]
    expect(toNumber(big ?? middle) - toNumber(small ?? middle)).toBeCloseTo(toNumber(middle), 9)
    expect(toNumber(big ?? middle) + toNumber(small ?? middle)).toBeCloseTo(1, 9)
  })
})

/** In how many ways so many balls of 1 to `highest` have that sum: with the highest of them or without. */
function waysTo(sum: number, taken: number, highest: number, known = new Map<string, number>()): number {
  if (taken === 0) return sum === 0 ? 1 : 0
  if (sum <= 0 || highest <= 0) return 0
  const key = `${sum} ${taken} ${highest}`
  const before = known.get(key)
  if (before !== undefined) return before
  const ways = waysTo(sum - highest, taken - 1, highest - 1, known) + waysTo(sum, taken, highest - 1, known)
  known.set(key, ways)
  return ways
}
