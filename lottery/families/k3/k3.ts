import type { Family } from '../../core/family.ts'
import type { PlayType } from '../../core/play-type.ts'
import { appear, appearWithBankers } from '../shared/appear.ts'
import { type Drum, everyPlace } from '../shared/drum.ts'
import { groupOf } from '../shared/group.ts'
import { repeated } from '../shared/group-shape.ts'
import { eachState, type Outcome, outcomesOf, sidesFrom } from '../shared/outcomes.ts'
import { statesOfSum, sumOfValues } from '../shared/sums.ts'
import { facesOf, statesOfFaces } from './faces.ts'

/** Three dice. */
export const dice: Drum = {
  places: ['firstDie', 'secondDie', 'thirdDie'],
  values: ['1', '2', '3', '4', '5', '6'],
  isUrn: false,
  sample: ['2', '6', '5'],
}

const at = everyPlace(dice)
const sums = statesOfSum(dice, 3)

const sumPlays: readonly PlayType[] = [
  outcomesOf({
    code: 'sum',
    group: 'sum',
    row: 'sum',
    outcomes: eachState(sums, 'sum'),
    states: sums,
    stateOf: ([drawn = []]) => sumOfValues(drawn),
    example: { picks: [['13']], result: [dice.sample] },
  }),
  outcomesOf({
    code: 'sum-sides',
    group: 'sum',
    row: 'sides',
    outcomes: sidesFrom(11),
    states: sums,
    stateOf: ([drawn = []]) => sumOfValues(drawn),
    example: { picks: [['BIG', 'ODD']], result: [dice.sample] },
  }),
]

/** Bets on how the dice fall together, whatever their order: the faces are a number of three digits, the least first. */
function facesPlay(code: string, group: string, row: string, outcomes: readonly Outcome[], result: string[]): PlayType {
  return outcomesOf({
    code,
    group,
    row,
    outcomes,
    states: statesOfFaces,
    stateOf: ([drawn = []]) => facesOf(drawn),
    example: { picks: [[outcomes.find(({ isOf }) => isOf(facesOf(result)))?.value ?? '']], result: [result] },
  })
}

const isTriple = (faces: number) => faces % 111 === 0
const isStraight = (faces: number) => [123, 234, 345, 456].includes(faces)
const triples = dice.values.map((face) => face.repeat(3))
const pairs = dice.values.map((face) => face.repeat(2))

const samePlays: readonly PlayType[] = [
  facesPlay(
    'triple-any',
    'threeSame',
    'triples',
    [{ value: 'ANY_TRIPLE', prize: 'win', isOf: isTriple }],
    ['4', '4', '4'],
  ),
  facesPlay(
    'triple',
    'threeSame',
    'triples',
    triples.map((value) => ({ value, prize: 'win', isOf: (faces) => faces === Number(value) })),
    ['4', '4', '4'],
  ),
  facesPlay(
    'pair-any',
    'twoSame',
    'pairs',
    pairs.map((value) => ({ value, prize: 'win', isOf: (faces) => String(faces).includes(value) })),
    ['3', '5', '3'],
  ),
  groupOf({ code: 'pair-and-single', group: 'twoSame', drum: dice, at, shape: repeated('pairs', 2, 1, 1) }),
]

const differentPlays: readonly PlayType[] = [
  facesPlay(
    'straight',
    'different',
    'straights',
    [{ value: 'ANY_STRAIGHT', prize: 'win', isOf: isStraight }],
    ['5', '3', '4'],
  ),
  appear({ code: 'three-different', group: 'different', drum: dice, at, size: 3 }),
  appearWithBankers({ code: 'three-different-bankers', group: 'different', drum: dice, at, size: 3 }),
  appear({ code: 'two-different', group: 'different', drum: dice, at, size: 2 }),
  appearWithBankers({ code: 'two-different-bankers', group: 'different', drum: dice, at, size: 2 }),
  appear({ code: 'single', group: 'single', drum: dice, at, size: 1 }),
]

/** K3, "quick three": three dice. */
export const k3: Family = {
  code: 'K3',
  groups: [{ code: 'dice', count: dice.places.length, values: dice.values }],
  odds: 'SERIES',
  playTypes: [...sumPlays, ...samePlays, ...differentPlays],
}
