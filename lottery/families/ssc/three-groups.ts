import type { Picks } from '../../core/board.ts'
import { fraction } from '../../core/fraction.ts'
import { bestOf, hitsOf, worthOf } from '../../core/hits.ts'
import type { Hit, PlayType, Prize } from '../../core/play-type.ts'
import { chosenIn, exampleResult, type PlayOptions, shownAt, valueRow } from '../shared/drum.ts'
import { permutationsOf, sortedDigits } from '../shared/numbers.ts'

/** Typed numbers of one bet. */
const MOST_TYPED = 500

/** A pair and another digit, or three different ones, in any order: each a ticket of its own kind. */
const prizes: readonly Prize[] = [
  { code: 'groupThree', chance: fraction(3, 1000), ticket: 'groupThree' },
  { code: 'groupSix', chance: fraction(6, 1000), ticket: 'groupSix' },
]

const usual = worthOf({ lines: 1, prizes })

/** Numbers typed, each standing for its digits in any order: 123 and 321 are one ticket. A triple is no group. */
export function mixedGroups({ code, group, drum, at }: PlayOptions): PlayType {
  const count = (picks: Picks) => {
    const numbers = chosenIn(picks, 0)
    return numbers.every((number) => prizeOf([...number]) !== undefined) ? new Set(numbers.map(sortedDigits)).size : 0
  }
  const shown = drum.sample.slice(0, at.length)
  return {
    code,
    group,
    board: { rows: [{ kind: 'TYPED', code: 'typed', digits: at.length, minimum: 1, maximum: MOST_TYPED }] },
    lines: 1,
    prizes,
    count,
    hits: (picks, result) => {
      const drawn = shownAt(result, at)
      const numbers = chosenIn(picks, 0)
      return permutationsOf(drawn.join('')).some((number) => numbers.includes(number)) ? hitsOfDigits(drawn) : []
    },
    bestHits: (picks, odds = usual) =>
      count(picks) === 0
        ? []
        : bestOf(
            odds,
            chosenIn(picks, 0).map((number) => hitsOfDigits([...number])),
          ),
    example: { picks: [[shown.toReversed().join('')]], result: exampleResult(drum, at, shown) },
  }
}

/** One digit that stands on every group: 9 pairs of it with another digit, 9 of another with it, 36 of three different ones. */
export function groupsWithBanker({ code, group, drum, at }: PlayOptions): PlayType {
  const groups = 54
  const shown = drum.sample.slice(0, at.length)
  return {
    code,
    group,
    board: { rows: [valueRow(drum, 'bankers', { maximum: 1 })] },
    lines: 1,
    prizes,
    count: (picks) => groups * chosenIn(picks, 0).length,
    hits: (picks, result) => {
      const drawn = shownAt(result, at)
      return chosenIn(picks, 0).some((value) => drawn.includes(value)) ? hitsOfDigits(drawn) : []
    },
    bestHits: (picks, odds = usual) =>
      chosenIn(picks, 0).length === 0 ? [] : bestOf(odds, [hitsOf('groupThree', 1), hitsOf('groupSix', 1)]),
    example: { picks: [shown.slice(0, 1)], result: exampleResult(drum, at, shown) },
  }
}

function prizeOf(values: readonly string[]): string | undefined {
  return [undefined, undefined, 'groupThree', 'groupSix'][new Set(values).size]
}

function hitsOfDigits(values: readonly string[]): readonly Hit[] {
  const prize = prizeOf(values)
  return prize === undefined ? [] : hitsOf(prize, 1)
}
