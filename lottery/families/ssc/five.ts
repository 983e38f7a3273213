import type { PlayType } from '../../core/play-type.ts'
import { direct } from '../shared/direct.ts'
import { groupOf } from '../shared/group.ts'
import { atLeast } from './at-least.ts'
import { combination } from './combination.ts'
import { digits, groupsOfFive, groupsOfFour, stars } from './digits.ts'

const five = { group: 'fiveStar', drum: digits, at: stars.five }
const four = { group: 'fourStar', drum: digits, at: stars.four }

/** Bets on all five digits. */
export const fivePlays: readonly PlayType[] = [
  direct({ ...five, code: 'five-direct' }),
  combination({ ...five, code: 'five-combination' }),
  ...([120, 60, 30, 20, 10, 5] as const).map((orders) =>
    groupOf({ ...five, code: `five-group-${orders}`, shape: groupsOfFive[orders] }),
  ),
  atLeast({ ...five, code: 'five-once', times: 1 }),
  atLeast({ ...five, code: 'five-twice', times: 2 }),
  atLeast({ ...five, code: 'five-three-times', times: 3 }),
  atLeast({ ...five, code: 'five-four-times', times: 4 }),
]

/** Bets on the last four digits. */
export const fourPlays: readonly PlayType[] = [
  direct({ ...four, code: 'four-direct' }),
  combination({ ...four, code: 'four-combination' }),
  ...([24, 12, 6, 4] as const).map((orders) =>
    groupOf({ ...four, code: `four-group-${orders}`, shape: groupsOfFour[orders] }),
  ),
]
