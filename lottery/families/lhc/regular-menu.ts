import { choose } from '../../core/combinations.ts'
import type { PlayType } from '../../core/play-type.ts'
import { type Drum, everyPlace } from '../shared/drum.ts'
import { itself, perPlace } from '../shared/per-place.ts'
import type { PricedPlay } from '../shared/priced-family.ts'
import { BALLS, shown } from './balls.ts'
import { numberSet } from './number-sets.ts'

/** None of five to ten balls: odds by their number. */
const NONE_OF: Readonly<Record<number, number>> = { 5: 21_300, 6: 25_300, 7: 30_200, 8: 36_300, 9: 43_800, 10: 53_100 }
const MISSED = ['01', '02', '03', '04', '05', '06', '08', '09', '10', '11']

/** Bets on the six regular balls, or on all seven. Odds of the house in lottery.md 5.4, in 1/10,000. */
export const regularMenu: readonly PricedPlay[] = [
  numberSet({
    code: 'regular-number',
    group: 'regular',
    size: 1,
    odds: { win: 80_030 },
    wins: { win: ({ regular }) => regular },
    example: ['07'],
  }),
  { playType: regularPosition(), odds: { win: 470_400 } },
  numberSet({
    code: 'three-of-three',
    group: 'sets',
    size: 3,
    // The house's 663.26 return 72 %, under the floor: these return 85 %, as its other sets do.
    odds: { win: 7_830_200 },
    wins: { win: ({ regular }) => choose(regular, 3) },
    example: ['07', '12', '23'],
  }),
  numberSet({
    code: 'three-hit-two',
    group: 'sets',
    size: 3,
    odds: { two: 208_800, three: 1_096_200 },
    wins: {
      two: ({ regular, special, missed }) => choose(regular, 2) * (special + missed),
      three: ({ regular }) => choose(regular, 3),
    },
    example: ['07', '12', '01'],
  }),
  numberSet({
    code: 'two-of-two',
    group: 'sets',
    size: 2,
    odds: { win: 666_400 },
    wins: { win: ({ regular }) => choose(regular, 2) },
    example: ['07', '12'],
  }),
  numberSet({
    code: 'two-hit-special',
    group: 'sets',
    size: 2,
    odds: { two: 533_100, special: 333_200 },
    wins: { two: ({ regular }) => choose(regular, 2), special: ({ regular, special }) => regular * special },
    example: ['07', '18'],
  }),
  numberSet({
    code: 'special-pair',
    group: 'sets',
    size: 2,
    odds: { win: 1_607_200 },
    wins: { win: ({ regular, special }) => regular * special },
    example: ['07', '18'],
  }),
  ...Object.entries(NONE_OF).map(([size, win]) =>
    numberSet({
      code: `none-of-${size}`,
      group: 'noneOf',
      size: Number(size),
      odds: { win },
      wins: { win: ({ missed }) => choose(missed, Number(size)) },
      example: MISSED.slice(0, Number(size)),
    }),
  ),
]

/** A ticket is a ball at one of the six places, in the order drawn. */
function regularPosition(): PlayType {
  const [drawn = []] = shown
  const drum: Drum = {
    places: drawn.map((_, place) => `position${place + 1}`),
    values: BALLS,
    isUrn: true,
    sample: drawn,
  }
  const playType = perPlace({
    code: 'regular-position',
    group: 'regular',
    drum,
    at: everyPlace(drum),
    properties: itself(BALLS),
  })
  return { ...playType, example: { picks: [['07'], [], ['23'], [], [], []], result: shown } }
}
