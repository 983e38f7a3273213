import type { Family } from '@croupier/lottery/core/family.ts'
import { toRate } from '@croupier/lottery/core/fraction.ts'
import { oddsOf, returnsOf, returnsUnder, type TicketReturn } from '@croupier/lottery/core/odds.ts'
import type { PlayType } from '@croupier/lottery/core/play-type.ts'
import { type Draft, floorOf, seriesOf, tableOf } from './draft.ts'

/** What a kind of ticket returns, in 1/10,000 of the stake and rounded down, and whether the floor forbids it. */
export interface JudgedReturn {
  readonly playType: string
  readonly ticket: string | undefined
  readonly rate: number
  readonly isLow: boolean
}

/** What the tickets of a play type return at the odds of a draft: by the very functions that the platform judges by. */
export function judge(family: Family, playType: PlayType, draft: Draft): readonly JudgedReturn[] {
  const own = draft.odds[playType.code]
  const table = own === undefined ? {} : tableOf({ ...draft, odds: { [playType.code]: own } })
  const low = returnsUnder({ ...family, playTypes: [playType] }, { series: seriesOf(draft), table }, floorOf(draft))
  return returnsOf(playType, oddsOf(family, playType, { series: seriesOf(draft), table })).map((one) => ({
    ...judged(one),
    isLow: low.some(({ ticket }) => ticket === one.ticket),
  }))
}

/** The tickets of offered play types that return less than the floor, the worst first: such rules are refused. */
export function tooLow(family: Family, draft: Draft): readonly JudgedReturn[] {
  return returnsUnder(family, { series: seriesOf(draft), table: tableOf(draft) }, floorOf(draft))
    .filter(({ playType }) => !draft.withheld.includes(playType))
    .map((one) => ({ ...judged(one), isLow: true }))
    .toSorted((left, right) => left.rate - right.rate)
}

const judged = ({ playType, ticket, share }: TicketReturn) => ({ playType, ticket, rate: toRate(share) })
