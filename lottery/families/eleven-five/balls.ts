import { balls } from '../../core/board.ts'
import { choose } from '../../core/combinations.ts'
import type { Drum } from '../shared/drum.ts'
import type { States } from '../shared/outcomes.ts'

/** Five of eleven balls, none of them twice. */
export const elevenFiveDrum: Drum = {
  places: ['first', 'second', 'third', 'fourth', 'fifth'],
  values: balls(1, 11),
  isUrn: true,
  sample: ['05', '08', '01', '11', '06'],
}

const ODD_BALLS = 6
const EVEN_BALLS = 5

/** In how many ways so many of the five balls are odd. */
export const statesOfOdd: States = new Map(
  Array.from({ length: 6 }, (_, odd) => [odd, choose(ODD_BALLS, odd) * choose(EVEN_BALLS, 5 - odd)]),
)

/** In how many ways each ball is the third by size: two of those below and two of those above with it. */
export const statesOfMiddle: States = new Map(
  Array.from({ length: 7 }, (_, index) => [index + 3, choose(index + 2, 2) * choose(8 - index, 2)]),
)

/** How many of the balls are odd. */
export function oddOf(drawn: readonly string[]): number {
  return drawn.filter((ball) => Number(ball) % 2 === 1).length
}

/** The third by size. */
export function middleOf(drawn: readonly string[]): number {
  return Number(drawn.toSorted()[2])
}
