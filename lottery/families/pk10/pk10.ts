import { balls } from '../../core/board.ts'
import type { Family } from '../../core/family.ts'
import type { PlayType } from '../../core/play-type.ts'
import { direct } from '../shared/direct.ts'
import { dragonTiger, outerPairs } from '../shared/dragon-tiger.ts'
import { type Drum, everyPlace, shownAt } from '../shared/drum.ts'
import { eachState, outcomesOf, sidesFrom } from '../shared/outcomes.ts'
import { itself, perPlace } from '../shared/per-place.ts'
import { statesOfSum, sumOfValues } from '../shared/sums.ts'

/** Ten cars and the places in which they arrive. */
export const cars: Drum = {
  places: ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'],
  values: balls(1, 10),
  isUrn: true,
  sample: ['08', '03', '10', '05', '01', '09', '02', '07', '04', '06'],
}

const at = everyPlace(cars)

/** The first one, two, three, four or five places in order. */
const firstPlays: readonly PlayType[] = ['one', 'two', 'three', 'four', 'five'].map((name, index) =>
  direct({ code: `first-${name}`, group: 'first', drum: cars, at: at.slice(0, index + 1) }),
)

/** The first places added up: each sum, and of two also its sides, whose chances differ as 3 to 19 has no even middle. */
const sumPlays: readonly PlayType[] = [
  sumOf('two', 2),
  outcomesOf({
    code: 'top-two-sides',
    group: 'sum',
    row: 'sides',
    outcomes: sidesFrom(12, true),
    states: statesOfSum(cars, 2),
    stateOf: (result) => sumOfValues(shownAt(result, [0, 1])),
    example: { picks: [['SMALL', 'ODD']], result: [cars.sample] },
  }),
  sumOf('three', 3),
]

function sumOf(name: string, places: number): PlayType {
  const states = statesOfSum(cars, places)
  const first = at.slice(0, places)
  return outcomesOf({
    code: `top-${name}-sum`,
    group: 'sum',
    row: 'sum',
    outcomes: eachState(states, 'sum'),
    states,
    stateOf: (result) => sumOfValues(shownAt(result, first)),
    example: { picks: [[String(sumOfValues(shownAt([cars.sample], first)))]], result: [cars.sample] },
  })
}

/** PK10, a race: the cars 01 to 10 in the order in which they arrive (lottery.md 5.3). */
export const pk10: Family = {
  code: 'PK10',
  groups: [{ code: 'places', count: cars.places.length, values: cars.values, urn: 'cars' }],
  odds: 'SERIES',
  playTypes: [
    ...firstPlays,
    perPlace({ code: 'fixed-place', group: 'fixedPlace', drum: cars, at, properties: itself(cars.values) }),
    perPlace({ code: 'place-sides', group: 'bigSmall', drum: cars, at, properties: sidesFrom(6) }),
    ...sumPlays,
    dragonTiger({ code: 'dragon-tiger', group: 'dragonTiger', drum: cars, pairs: outerPairs(cars) }),
  ],
}
