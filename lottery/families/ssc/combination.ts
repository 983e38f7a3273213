import type { Picks } from '../../core/board.ts'
import { fraction } from '../../core/fraction.ts'
import type { PlayType } from '../../core/play-type.ts'
import { type PlayOptions, placeRows, shownAt, waysOf } from '../shared/drum.ts'

const NAMES = ['one', 'two', 'three', 'four', 'five']

/**
 * Each number is five tickets: on all its digits, on the last four, three, two, and on the last one. All tickets are paid that
 * won, so that a right last digit alone wins with every number that ends so.
 */
export function combination({ code, group, drum, at }: PlayOptions): PlayType {
  const names = NAMES.slice(0, at.length)
  const numbers = (picks: Picks) => picks.reduce((product, chosen) => product * chosen.length, 1)
  /** Tickets on so many last digits that win when these are right: one for each choice of the digits before. */
  const hitsOfLast = (picks: Picks, right: number) =>
    names.slice(0, right).map((prize, index) => ({ prize, count: numbers(picks.slice(0, at.length - 1 - index)) }))
  return {
    code,
    group,
    board: { rows: placeRows(drum, at, 1) },
    lines: 1,
    prizes: names.map((name, index) => ({ code: name, chance: fraction(1, waysOf(drum, index + 1)), ticket: name })),
    count: (picks) => at.length * numbers(picks),
    hits: (picks, result) => {
      const shown = shownAt(result, at)
      const firstRight = 1 + shown.findLastIndex((value, row) => !picks[row]?.includes(value))
      return hitsOfLast(picks, at.length - firstRight)
    },
    bestHits: (picks) => (numbers(picks) > 0 ? hitsOfLast(picks, at.length) : []),
    example: { picks: at.map((place) => [drum.sample[place] ?? '']), result: [drum.sample] },
  }
}
