import type { PlayType } from '../../core/play-type.ts'
import { appear, appearWithBankers } from '../shared/appear.ts'
import { direct } from '../shared/direct.ts'
import { itself, perPlace } from '../shared/per-place.ts'
import { elevenFiveDrum as drum } from './balls.ts'

const rowsOfThree = [
  { prefix: 'three-front', group: 'threeFront', at: [0, 1, 2] },
  { prefix: 'three-middle', group: 'threeMiddle', at: [1, 2, 3] },
  { prefix: 'three-back', group: 'threeBack', at: [2, 3, 4] },
]
const rowsOfTwo = [
  { prefix: 'two-front', group: 'twoFront', at: [0, 1] },
  { prefix: 'two-back', group: 'twoBack', at: [3, 4] },
]

/** Balls at neighbouring places, in order or in any order. */
export const neighbourPlays: readonly PlayType[] = [...rowsOfThree, ...rowsOfTwo].flatMap(({ prefix, group, at }) => {
  const options = { group, drum, at }
  return [
    direct({ ...options, code: `${prefix}-direct` }),
    appear({ ...options, code: `${prefix}-group`, size: at.length }),
    appearWithBankers({ ...options, code: `${prefix}-group-bankers`, size: at.length }),
  ]
})

/** One ball: the first, at a place of the member's choice, or anywhere among three. */
export const singlePlays: readonly PlayType[] = [
  direct({ code: 'one-front', group: 'fixedPlace', drum, at: [0] }),
  perPlace({ code: 'fixed-place', group: 'fixedPlace', drum, at: [0, 1, 2, 3, 4], properties: itself(drum.values) }),
  ...rowsOfThree.map(({ prefix, at }) => appear({ code: `${prefix}-not-fixed`, group: 'notFixed', drum, at, size: 1 })),
]
