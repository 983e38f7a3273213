import type { PlayType } from '../../core/play-type.ts'
import { appear } from '../shared/appear.ts'
import { itself, perPlace } from '../shared/per-place.ts'
import { digits, stars } from './digits.ts'

/** A digit at its place. */
export const fixedPlace = perPlace({
  code: 'fixed-place',
  group: 'fixedPlace',
  drum: digits,
  at: stars.five,
  properties: itself(digits.values),
})

const group = 'notFixed'

/** Digits at no certain place. */
export const notFixedPlays: readonly PlayType[] = [
  ...playsOf('three-front', stars.threeFront, 2),
  ...playsOf('three-middle', stars.threeMiddle, 2),
  ...playsOf('three-back', stars.threeBack, 2),
  ...playsOf('four', stars.four, 2),
  ...playsOf('five', stars.five, 3),
]

function playsOf(prefix: string, at: readonly number[], most: 2 | 3): readonly PlayType[] {
  return ['one', 'two', 'three']
    .slice(0, most)
    .map((name, index) => appear({ code: `${prefix}-not-fixed-${name}`, group, drum: digits, at, size: index + 1 }))
}
