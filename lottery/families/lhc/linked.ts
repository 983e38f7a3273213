import { choose } from '../../core/combinations.ts'
import { type Fraction, fraction } from '../../core/fraction.ts'
import { bestOf, hitsBy } from '../../core/hits.ts'
import type { Hit, PlayType, Prize } from '../../core/play-type.ts'
import { oddsReturning, type PricedPlay } from '../shared/priced-family.ts'
import { BALLS, DRAWN, shown } from './balls.ts'
import { SIGNS, signOf, signOfYear } from './zodiac.ts'

/** Day of the examples: in the year of the horse. */
const EXAMPLE_DAY = '2026-11-22'

/** Balls in sets of almost the same size: signs of four with one of five, tails of five with one of four. */
interface Sets {
  /** The row and the tab. */
  readonly row: string
  readonly group: string
  readonly values: readonly string[]
  readonly setOf: (ball: string, date: string) => string
  /** The set whose size differs, on a day. */
  readonly oddOne: (date: string) => string
  /** Sets that may be the one whose size differs. */
  readonly oddOnes: readonly string[]
  readonly usualSize: number
  readonly oddSize: number
  /** Prizes of tickets without the odd one and with it. */
  readonly prizes: { readonly without: string; readonly with: string }
}

export const zodiac: Sets = {
  row: 'signs',
  group: 'zodiac',
  values: SIGNS,
  setOf: signOf,
  oddOne: signOfYear,
  oddOnes: SIGNS,
  usualSize: 4,
  oddSize: 5,
  prizes: { without: 'withoutYear', with: 'withYear' },
}

export const tails: Sets = {
  row: 'tails',
  group: 'tail',
  values: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
  setOf: (ball) => ball.slice(-1),
  oddOne: () => '0',
  oddOnes: ['0'],
  usualSize: 5,
  oddSize: 4,
  prizes: { without: 'withoutZero', with: 'withZero' },
}

/**
 * Linked: a ticket is `size` signs or tails, and wins when each of them has a ball among all seven. `share` is what the odds
 * return, in 1/10,000.
 */
export function linked(sets: Sets, code: string, size: number, share: number): PricedPlay {
  const { row, group, values, setOf, oddOne } = sets
  const prizes: readonly Prize[] = [
    { code: sets.prizes.without, chance: chanceOf(new Array(size).fill(sets.usualSize)), ticket: sets.prizes.without },
    {
      code: sets.prizes.with,
      chance: chanceOf([sets.oddSize, ...new Array(size - 1).fill(sets.usualSize)]),
      ticket: sets.prizes.with,
    },
  ]
  const odds = oddsReturning(share, prizes)

  /** What tickets of so many sets that came win. */
  function hitsOf(came: number, isOddOneAmong: boolean): readonly Hit[] {
    const usual = isOddOneAmong ? came - 1 : came
    return hitsBy({
      [sets.prizes.without]: choose(usual, size),
      [sets.prizes.with]: isOddOneAmong ? choose(usual, size - 1) : 0,
    })
  }

  const playType: PlayType = {
    code,
    group,
    board: { rows: [{ code: row, kind: 'CHOICE', values, minimum: size, maximum: values.length }] },
    lines: 1,
    prizes,
    count: ([chosen = []]) => choose(chosen.length, size),
    hits([chosen = []], result, { date }) {
      const drawn = new Set(result.flat().map((ball) => setOf(ball, date)))
      const came = chosen.filter((value) => drawn.has(value))
      return hitsOf(came.length, came.includes(oddOne(date)))
    },
    bestHits: ([chosen = []], paid = odds) =>
      bestOf(
        paid,
        sets.oddOnes.flatMap((odd) => {
          const usual = chosen.filter((value) => value !== odd).length
          const without = hitsOf(Math.min(usual, DRAWN), false)
          return usual === chosen.length ? [without] : [without, hitsOf(Math.min(usual, DRAWN - 1) + 1, true)]
        }),
      ),
    example: { picks: [exampleOf(sets, size)], result: shown, date: EXAMPLE_DAY },
  }
  return { playType, odds }
}

/** That each of some sets has a ball among the seven: by inclusion and exclusion of the sets that have none. */
function chanceOf(sizes: readonly number[]): Fraction {
  let subsets = [{ balls: 0, sign: 1 }]
  for (const size of sizes) {
    subsets = subsets.flatMap(({ balls, sign }) => [
      { balls, sign },
      { balls: balls + size, sign: -sign },
    ])
  }
  const ways = subsets.reduce((sum, { balls, sign }) => sum + sign * choose(BALLS.length - balls, DRAWN), 0)
  return fraction(ways, choose(BALLS.length, DRAWN))
}

/** The sets of the first balls of the result shown. */
function exampleOf({ setOf }: Sets, size: number): readonly string[] {
  return [...new Set(shown.flat().map((ball) => setOf(ball, EXAMPLE_DAY)))].slice(0, size)
}
