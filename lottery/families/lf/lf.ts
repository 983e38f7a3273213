import type { Family } from '../../core/family.ts'
import type { PlayType } from '../../core/play-type.ts'
import { appear, appearWithBankers } from '../shared/appear.ts'
import { direct } from '../shared/direct.ts'
import { dragonTiger, outerPairs } from '../shared/dragon-tiger.ts'
import { everyPlace } from '../shared/drum.ts'
import { itself, perPlace } from '../shared/per-place.ts'
import { adjacentDirect, adjacentGroup } from './adjacent.ts'
import { lfDrum as drum } from './balls.ts'
import { ballPlays, sumPlays } from './sides.ts'

const at = everyPlace(drum)
const names = ['two', 'three', 'four', 'five']
const three = { group: 'threeFront', drum, at: at.slice(0, 3) }
const pair = { group: 'pairs', drum, at }

const anyPlays: readonly PlayType[] = names.map((name, index) =>
  appear({ code: `any-${name}`, group: 'any', drum, at, size: index + 2 }),
)

const bankerPlays: readonly PlayType[] = names.map((name, index) =>
  appearWithBankers({ code: `any-${name}-bankers`, group: 'bankers', drum, at, size: index + 2 }),
)

/** Happy ten of Guangdong: eight of the balls 01 to 20 in order (lottery.md 5.5). */
export const lf: Family = {
  code: 'LF',
  groups: [{ code: 'balls', count: drum.places.length, values: drum.values, urn: 'balls' }],
  odds: 'SERIES',
  playTypes: [
    perPlace({ code: 'fixed-place', group: 'fixedPlace', drum, at, properties: itself(drum.values) }),
    ...ballPlays,
    ...sumPlays,
    dragonTiger({ code: 'dragon-tiger', group: 'dragonTiger', drum, pairs: outerPairs(drum) }),
    ...anyPlays,
    ...bankerPlays,
    adjacentDirect({ ...pair, code: 'pair-direct' }),
    adjacentGroup({ ...pair, code: 'pair-group' }),
    direct({ ...three, code: 'three-front-direct' }),
    appear({ ...three, code: 'three-front-group', size: 3 }),
    appearWithBankers({ ...three, code: 'three-front-group-bankers', size: 3 }),
  ],
}
