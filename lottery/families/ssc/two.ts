import type { PlayType } from '../../core/play-type.ts'
import { direct } from '../shared/direct.ts'
import { groupOf } from '../shared/group.ts'
import { distinct } from '../shared/group-shape.ts'
import { digits, stars } from './digits.ts'
import { withSpan, withSum } from './measured.ts'

/** Bets on two digits beside each other: the first and the last two. */
export const twoPlays: readonly PlayType[] = [...playsOf('two-front', 'twoFront'), ...playsOf('two-back', 'twoBack')]

function playsOf(prefix: string, group: 'twoFront' | 'twoBack'): readonly PlayType[] {
  const options = { group, drum: digits, at: stars[group] }
  return [
    direct({ ...options, code: `${prefix}-direct` }),
    groupOf({ ...options, code: `${prefix}-group`, shape: distinct(2) }),
    withSum({ ...options, code: `${prefix}-sum` }),
    withSpan({ ...options, code: `${prefix}-span` }),
  ]
}
