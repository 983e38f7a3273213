import type { PlayType } from '../../core/play-type.ts'
import { everyPlace } from '../shared/drum.ts'
import { type Outcome, outcomesOf, sidesFrom } from '../shared/outcomes.ts'
import { type Property, perPlace } from '../shared/per-place.ts'
import { statesOfSum, sumOfValues } from '../shared/sums.ts'
import { lfDrum as drum } from './balls.ts'

/** Half of the lowest and highest sums of eight balls together: neither big nor small. */
const MIDDLE_SUM = 84

const options = { drum, at: everyPlace(drum) }
const digitSum = (ball: number) => Math.floor(ball / 10) + (ball % 10)
const isTailBig = (number: number) => number % 10 >= 5

/** Each is true of ten of the twenty balls. */
const ballSides: readonly Property[] = [
  ...sidesFrom(11),
  { value: 'DIGIT_SUM_ODD', prize: 'win', isOf: (ball) => digitSum(ball) % 2 === 1 },
  { value: 'DIGIT_SUM_EVEN', prize: 'win', isOf: (ball) => digitSum(ball) % 2 === 0 },
  { value: 'TAIL_BIG', prize: 'win', isOf: isTailBig },
  { value: 'TAIL_SMALL', prize: 'win', isOf: (ball) => !isTailBig(ball) },
]

/** The three dragons of mahjong: seven, seven and six balls. */
const dragons: readonly Property[] = [
  { value: 'ZHONG', prize: 'zhong', isOf: (ball) => ball <= 7 },
  { value: 'FA', prize: 'fa', isOf: (ball) => ball >= 8 && ball <= 14 },
  { value: 'BAI', prize: 'bai', isOf: (ball) => ball >= 15 },
]

/** Every fourth ball from 01, 02, 03 and 04. */
const directions: readonly Property[] = ['EAST', 'SOUTH', 'WEST', 'NORTH'].map((value, index) => ({
  value,
  prize: 'win',
  isOf: (ball) => ball % 4 === (index + 1) % 4,
}))

/** What the ball of each place is. */
export const ballPlays: readonly PlayType[] = [
  perPlace({ ...options, code: 'ball-sides', group: 'bigSmall', properties: ballSides }),
  perPlace({ ...options, code: 'ball-dragons', group: 'dragonsAndDirections', properties: dragons }),
  perPlace({ ...options, code: 'ball-directions', group: 'dragonsAndDirections', properties: directions }),
]

const sums = statesOfSum(drum, drum.places.length)
const [big, small, odd, even] = sidesFrom(MIDDLE_SUM, true) as [Outcome, Outcome, Outcome, Outcome]

/** What the sum of all balls is. */
export const sumPlays: readonly PlayType[] = [
  sumPlay(
    'sum-big-small',
    [
      { ...big, prize: 'win' },
      { ...small, prize: 'win' },
    ],
    MIDDLE_SUM,
  ),
  sumPlay('sum-odd-even', [odd, even]),
  sumPlay('sum-tail', [
    { value: 'TAIL_BIG', prize: 'tailBig', isOf: isTailBig },
    { value: 'TAIL_SMALL', prize: 'tailSmall', isOf: (sum) => !isTailBig(sum) },
  ]),
]

function sumPlay(code: string, outcomes: readonly Outcome[], tie?: number): PlayType {
  const stateOf = sumOfValues(drum.sample)
  return outcomesOf({
    code,
    group: 'sum',
    row: 'sides',
    outcomes,
    states: sums,
    stateOf: ([drawn = []]) => sumOfValues(drawn),
    ...(tie !== undefined && { tie }),
    example: {
      picks: [[outcomes.find(({ isOf }) => isOf(stateOf))?.value ?? '']],
      result: [drum.sample],
    },
  })
}
