import type { Family } from '../../core/family.ts'
import { dragonTiger, everyPair } from '../shared/dragon-tiger.ts'
import { anyPlays } from './any.ts'
import { digits } from './digits.ts'
import { fivePlays, fourPlays } from './five.ts'
import { sidesPlays } from './sides.ts'
import { fixedPlace, notFixedPlays } from './single.ts'
import { threePlays } from './three.ts'
import { twoPlays } from './two.ts'

/** Shishicai, "always lotteries": five digits (lottery.md 5.3). */
export const ssc: Family = {
  code: 'SSC',
  groups: [{ code: 'digits', count: digits.places.length, values: digits.values }],
  odds: 'SERIES',
  playTypes: [
    ...fivePlays,
    ...fourPlays,
    ...threePlays,
    ...twoPlays,
    fixedPlace,
    ...notFixedPlays,
    ...sidesPlays,
    ...anyPlays,
    dragonTiger({ code: 'dragon-tiger', group: 'dragonTiger', drum: digits, pairs: everyPair(digits) }),
  ],
}
