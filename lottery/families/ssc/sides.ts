import { fraction } from '../../core/fraction.ts'
import { hitsOf } from '../../core/hits.ts'
import type { PlayType } from '../../core/play-type.ts'
import { codeOf, type PlayOptions, shownAt } from '../shared/drum.ts'
import { outcomesOf, sidesFrom } from '../shared/outcomes.ts'
import { perPlace } from '../shared/per-place.ts'
import { statesOfSum, sumOfValues } from '../shared/sums.ts'
import { digits, stars } from './digits.ts'

const group = 'bigSmall'
/** Digits from 5 are big; five digits are big together from 23: either half of all results. */
const sides = sidesFrom(5)
const values = sides.map(({ value }) => value)
/** Sides that each digit has: two, as 7 is big and odd. */
const sidesOf = new Map(
  digits.values.map((digit) => [digit, sides.filter(({ isOf }) => isOf(Number(digit))).map(({ value }) => value)]),
)

/** A side of each place. A ticket is one side of every row, and all must be right. */
function sidesTogether({ code, drum, at }: Omit<PlayOptions, 'group'>): PlayType {
  const rights = (chosen: readonly string[], digit: string) =>
    sidesOf.get(digit)?.filter((side) => chosen.includes(side)).length ?? 0
  return {
    code,
    group,
    board: {
      rows: at.map((place) => ({
        kind: 'CHOICE',
        code: codeOf(drum, place),
        minimum: 1,
        maximum: values.length,
        values,
      })),
    },
    lines: 1,
    prizes: [{ code: 'win', chance: fraction(1, 2 ** at.length) }],
    count: (picks) => picks.reduce((product, chosen) => product * chosen.length, 1),
    hits: (picks, result) => {
      const shown = shownAt(result, at)
      return hitsOf(
        'win',
        picks.reduce((product, chosen, row) => product * rights(chosen, shown[row] ?? ''), 1),
      )
    },
    bestHits: (picks) =>
      hitsOf(
        'win',
        picks.reduce(
          (product, chosen) => product * Math.max(...digits.values.map((digit) => rights(chosen, digit))),
          1,
        ),
      ),
    example: {
      picks: at.map((place) => (sidesOf.get(drum.sample[place] ?? '') ?? []).slice(0, 1)),
      result: [drum.sample],
    },
  }
}

/** Big, small, odd and even: of some places together, of each place alone, and of the sum of all digits. */
export const sidesPlays: readonly PlayType[] = [
  sidesTogether({ code: 'two-front-sides', drum: digits, at: stars.twoFront }),
  sidesTogether({ code: 'two-back-sides', drum: digits, at: stars.twoBack }),
  sidesTogether({ code: 'three-front-sides', drum: digits, at: stars.threeFront }),
  sidesTogether({ code: 'three-back-sides', drum: digits, at: stars.threeBack }),
  perPlace({ code: 'place-sides', group, drum: digits, at: stars.five, properties: sides }),
  outcomesOf({
    code: 'sum-sides',
    group,
    row: 'sides',
    outcomes: sidesFrom(23),
    states: statesOfSum(digits, 5),
    stateOf: ([drawn = []]) => sumOfValues(drawn),
    example: { picks: [['BIG']], result: [digits.sample] },
  }),
]
