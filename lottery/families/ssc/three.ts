import type { PlayType } from '../../core/play-type.ts'
import { appearWithBankers } from '../shared/appear.ts'
import { direct } from '../shared/direct.ts'
import { groupOf } from '../shared/group.ts'
import { distinct, groupThree } from '../shared/group-shape.ts'
import { digits, stars } from './digits.ts'
import { withSpan, withSum } from './measured.ts'
import { groupsWithBanker, mixedGroups } from './three-groups.ts'

/** Bets on three digits beside each other: the first, the middle and the last three. */
export const threePlays: readonly PlayType[] = [
  ...playsOf('three-front', 'threeFront'),
  ...playsOf('three-middle', 'threeMiddle'),
  ...playsOf('three-back', 'threeBack'),
]

function playsOf(prefix: string, group: 'threeFront' | 'threeMiddle' | 'threeBack'): readonly PlayType[] {
  const options = { group, drum: digits, at: stars[group] }
  return [
    direct({ ...options, code: `${prefix}-direct` }),
    withSum({ ...options, code: `${prefix}-sum` }),
    withSpan({ ...options, code: `${prefix}-span` }),
    groupOf({ ...options, code: `${prefix}-group-three`, shape: groupThree }),
    groupOf({ ...options, code: `${prefix}-group-six`, shape: distinct(3) }),
    mixedGroups({ ...options, code: `${prefix}-group-mixed` }),
    groupsWithBanker({ ...options, code: `${prefix}-group-banker` }),
    appearWithBankers({ ...options, code: `${prefix}-group-six-bankers`, size: 3 }),
  ]
}
