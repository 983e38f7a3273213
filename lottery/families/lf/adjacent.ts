import type { Picks } from '../../core/board.ts'
import { choose, countDistinct } from '../../core/combinations.ts'
import { fraction } from '../../core/fraction.ts'
import { hitsOf } from '../../core/hits.ts'
import type { PlayType } from '../../core/play-type.ts'
import { chosenIn, type PlayOptions, placeRows, shownAt, valueRow, waysOf } from '../shared/drum.ts'

/** Two balls drawn one right after the other, in this order. A ticket is a ball of either row; several can win at once. */
export function adjacentDirect({ code, group, drum, at }: PlayOptions): PlayType {
  return {
    code,
    group,
    board: { rows: placeRows(drum, at.slice(0, 2), 1) },
    lines: 1,
    prizes: [{ code: 'win', chance: fraction(at.length - 1, waysOf(drum, 2)) }],
    count: countDistinct,
    hits: (picks, result) => hitsOf('win', adjacentIn(shownAt(result, at), chosenIn(picks, 0), chosenIn(picks, 1))),
    bestHits: (picks) => {
      const [first, second] = [chosenIn(picks, 0), chosenIn(picks, 1)]
      const both = first.filter((ball) => second.includes(ball)).length
      return hitsOf('win', mostAdjacent(at.length, first.length - both, second.length - both, both))
    },
    example: { picks: drum.sample.slice(0, 2).map((ball) => [ball]), result: [drum.sample] },
  }
}

/** Two balls drawn one right after the other, in either order. A ticket is two of the balls picked. */
export function adjacentGroup({ code, group, drum, at }: PlayOptions): PlayType {
  return {
    code,
    group,
    board: { rows: [valueRow(drum, 'numbers', { minimum: 2 })] },
    lines: 1,
    prizes: [{ code: 'win', chance: fraction(2 * (at.length - 1), waysOf(drum, 2)) }],
    count: (picks: Picks) => choose(chosenIn(picks, 0).length, 2),
    hits: (picks, result) => {
      const chosen = chosenIn(picks, 0)
      return hitsOf('win', adjacentIn(shownAt(result, at), chosen, chosen))
    },
    bestHits: (picks) => hitsOf('win', Math.min(chosenIn(picks, 0).length, at.length) - 1),
    example: { picks: [drum.sample.slice(3, 5)], result: [drum.sample] },
  }
}

function adjacentIn(shown: readonly string[], first: readonly string[], second: readonly string[]): number {
  let won = 0
  for (let place = 1; place < shown.length; place++) {
    if (first.includes(shown[place - 1] ?? '') && second.includes(shown[place] ?? '')) won++
  }
  return won
}

/**
 * The most neighbours that so many places can show, of balls that stand in the first row alone, in the second alone, in both.
 * The best is one chain of a first, all of both and a second, where each ball but one adds a pair; then first and second side by
 * side, as long as there are places.
 */
export function mostAdjacent(places: number, first: number, second: number, both: number): number {
  const chain = Math.min(places, both + Math.min(1, first) + Math.min(1, second))
  if (chain === 0) return 0
  const more = Math.min(Math.max(0, first - 1), Math.max(0, second - 1), Math.floor((places - chain) / 2))
  return chain - 1 + more
}
