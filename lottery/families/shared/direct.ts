import type { Picks } from '../../core/board.ts'
import { countDistinct, countProducts, productOf } from '../../core/combinations.ts'
import { fraction } from '../../core/fraction.ts'
import { hitsOf } from '../../core/hits.ts'
import type { Exposed, PlayType } from '../../core/play-type.ts'
import { exampleResult, type PlayOptions, placeRows, shownAt, waysOf } from './drum.ts'

/** Where more tickets than this are possible, no list of the numbers they are on is made. */
const MOST_EXPOSED = 1000

/** A value for each place, in order. A ticket is one value of each row; balls that are not put back cannot repeat. */
export function direct({ code, group, drum, at }: PlayOptions): PlayType {
  const ways = waysOf(drum, at.length)
  const count = (picks: Picks) =>
    drum.isUrn
      ? countDistinct(picks)
      : countProducts(
          picks.map((row) => row.length),
          at.length,
        )
  const values = drum.sample.slice(0, at.length)
  return {
    code,
    group,
    board: { rows: placeRows(drum, at, 1) },
    lines: 1,
    prizes: [{ code: 'win', chance: fraction(1, ways) }],
    count,
    hits: (picks, result) => {
      const shown = shownAt(result, at)
      return hitsOf('win', shown.every((value, row) => picks[row]?.includes(value)) ? 1 : 0)
    },
    bestHits: (picks) => hitsOf('win', Math.min(1, count(picks))),
    ...(ways <= MOST_EXPOSED && { exposed: (picks: Picks) => exposedNumbers(picks, drum.isUrn) }),
    example: { picks: values.map((value) => [value]), result: exampleResult(drum, at, values) },
  }
}

function exposedNumbers(picks: Picks, isUrn: boolean): readonly Exposed[] {
  return [...productOf(picks)]
    .filter((values) => !isUrn || new Set(values).size === values.length)
    .map((values) => ({ number: values.join(isUrn ? '-' : ''), tickets: 1 }))
}

/** A value for each of any `size` places: a ticket takes `size` rows and one value of each. For drums that put back. */
export function anyDirect({ code, group, drum, at, size }: PlayOptions & { readonly size: number }): PlayType {
  const count = (picks: Picks) =>
    countProducts(
      picks.map((row) => row.length),
      size,
    )
  const matching = (picks: Picks, isMatch: (row: number) => boolean) =>
    countProducts(
      picks.map((_, row) => (isMatch(row) ? 1 : 0)),
      size,
    )
  return {
    code,
    group,
    board: { rows: placeRows(drum, at, 0) },
    lines: 1,
    prizes: [{ code: 'win', chance: fraction(1, waysOf(drum, size)) }],
    count,
    hits: (picks, result) => {
      const shown = shownAt(result, at)
      return hitsOf(
        'win',
        matching(picks, (row) => picks[row]?.includes(shown[row] ?? '') ?? false),
      )
    },
    bestHits: (picks) =>
      hitsOf(
        'win',
        matching(picks, (row) => (picks[row]?.length ?? 0) > 0),
      ),
    example: {
      picks: at.map((place, row) => (row < size ? [drum.sample[place] ?? ''] : [])),
      result: [drum.sample],
    },
  }
}
