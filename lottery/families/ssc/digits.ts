import { numbersOf } from '../../core/board.ts'
import type { Drum } from '../shared/drum.ts'
import { distinct, type GroupShape, repeated } from '../shared/group-shape.ts'

/** Five digits, each from 0 to 9 whatever the others are. */
export const digits: Drum = {
  places: ['tenThousands', 'thousands', 'hundreds', 'tens', 'ones'],
  values: numbersOf(1),
  isUrn: false,
  sample: ['7', '3', '8', '1', '4'],
}

/** The places that play types look at, by what they are called. */
export const stars = {
  five: [0, 1, 2, 3, 4],
  four: [1, 2, 3, 4],
  threeFront: [0, 1, 2],
  threeMiddle: [1, 2, 3],
  threeBack: [2, 3, 4],
  twoFront: [0, 1],
  twoBack: [3, 4],
} as const

/** The groups of four digits: 24, 12, 6 and 4 are the orders in which one can be drawn. */
export const groupsOfFour = {
  24: distinct(4),
  12: repeated('pairs', 2, 1, 2),
  6: { rows: [{ code: 'pairs', minimum: 2 }], parts: [{ row: 0, repeats: 2, size: 2 }] },
  4: repeated('triples', 3, 1, 1),
} satisfies Record<number, GroupShape>

/** The groups of five digits. */
export const groupsOfFive = {
  120: distinct(5),
  60: repeated('pairs', 2, 1, 3),
  30: repeated('pairs', 2, 2, 1),
  20: repeated('triples', 3, 1, 2),
  10: {
    rows: [
      { code: 'triples', minimum: 1 },
      { code: 'pairs', minimum: 1 },
    ],
    parts: [
      { row: 0, repeats: 3, size: 1 },
      { row: 1, repeats: 2, size: 1 },
    ],
  },
  5: repeated('quadruples', 4, 1, 1),
} satisfies Record<number, GroupShape>
