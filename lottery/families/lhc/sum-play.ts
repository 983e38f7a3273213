import { outcomesOf, sidesFrom } from '../shared/outcomes.ts'
import { type PricedPlay, returning } from '../shared/priced-family.ts'
import { statesOfSum, sumOfValues } from '../shared/sums.ts'
import { BALLS, DRAWN, shown } from './balls.ts'

/** From the middle on a sum is big, so that big comes a little more often than small. */
const BIG_FROM = 175

/** Big and small of the sum of all seven balls. `share` is what the odds return, in 1/10,000. */
export function sumPlay(share: number): PricedPlay {
  const playType = outcomesOf({
    code: 'sum-sides',
    group: 'sum',
    row: 'sides',
    outcomes: sidesFrom(BIG_FROM, true).filter(({ value }) => value === 'BIG' || value === 'SMALL'),
    states: statesOfSum({ values: BALLS, isUrn: true }, DRAWN),
    stateOf: (result) => sumOfValues(result.flat()),
    example: { picks: [['BIG']], result: shown },
  })
  return returning(playType, share)
}
