import { productOf } from '../../core/combinations.ts'
import type { States } from '../shared/outcomes.ts'

/** The faces of three dice as one number, the least first: 5, 2, 2 are 225. */
export function facesOf(drawn: readonly string[]): number {
  return Number(drawn.toSorted().join(''))
}

/** In how many of the 216 ways the dice show each faces. */
export const statesOfFaces: States = countFaces()

function countFaces(): Map<number, number> {
  const states = new Map<number, number>()
  const faces = ['1', '2', '3', '4', '5', '6']
  for (const drawn of productOf([faces, faces, faces])) {
    const own = facesOf(drawn)
    states.set(own, (states.get(own) ?? 0) + 1)
  }
  return states
}
