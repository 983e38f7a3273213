import type { PlayType } from '../../core/play-type.ts'
import { anyDirect } from '../shared/direct.ts'
import { anyGroup } from '../shared/group.ts'
import { distinct, groupThree } from '../shared/group-shape.ts'
import { digits, groupsOfFour, stars } from './digits.ts'

const options = { drum: digits, at: stars.five }
const two = { ...options, group: 'anyTwo' }
const three = { ...options, group: 'anyThree' }
const four = { ...options, group: 'anyFour' }

/** Bets on places that the member chooses. */
export const anyPlays: readonly PlayType[] = [
  anyDirect({ ...two, code: 'any-two-direct', size: 2 }),
  anyGroup({ ...two, code: 'any-two-group', shape: distinct(2) }),
  anyDirect({ ...three, code: 'any-three-direct', size: 3 }),
  anyGroup({ ...three, code: 'any-three-group-three', shape: groupThree }),
  anyGroup({ ...three, code: 'any-three-group-six', shape: distinct(3) }),
  anyDirect({ ...four, code: 'any-four-direct', size: 4 }),
  ...([24, 12, 6, 4] as const).map((orders) =>
    anyGroup({ ...four, code: `any-four-group-${orders}`, shape: groupsOfFour[orders] }),
  ),
]
