import type { Family } from '@croupier/lottery/core/family.ts'
import { toRate } from '@croupier/lottery/core/fraction.ts'
import {
  greatestReturns,
  HIGHEST_RETURN,
  oddsOf,
  returnsOf,
  returnsOver,
  returnsUnder,
  type TicketReturn,
} from '@croupier/lottery/core/odds.ts'
import type { PlayType } from '@croupier/lottery/core/play-type.ts'
import { type Draft, floorOf, lowestOf, seriesOf, tableOf } from './draft.ts'

/** What a kind of ticket returns, in 1/10,000 of the stake and rounded down. */
export interface TicketRate {
  readonly playType: string
  readonly ticket: string | undefined
  readonly rate: number
}

/** The same with what forbids it. */
export interface JudgedReturn extends TicketRate {
  readonly isLow: boolean
  /** More than the whole stake at some prize group: nobody may save it. */
  readonly isHigh: boolean
}

/** What the tickets of a play type return at the odds of a draft: by the very functions that the platform judges by. */
export function judge(family: Family, playType: PlayType, draft: Draft): readonly JudgedReturn[] {
  const own = draft.odds[playType.code]
  const table = own === undefined ? {} : tableOf({ ...draft, odds: { [playType.code]: own } })
  const one = { ...family, playTypes: [playType] }
  const low = returnsUnder(one, { series: seriesOf(draft), table }, floorOf(draft))
  const high = returnsOver(one, { ...rangeOf(draft), table }, HIGHEST_RETURN)
  return returnsOf(playType, oddsOf(family, playType, { series: seriesOf(draft), table })).map((ticket) => ({
    ...judged(high.find((same) => same.ticket === ticket.ticket) ?? ticket),
    isLow: low.some((same) => same.ticket === ticket.ticket),
    isHigh: high.some((same) => same.ticket === ticket.ticket),
  }))
}

/** The tickets of offered play types that return less than the floor, the worst first: such rules are refused. */
export function tooLow(family: Family, draft: Draft): readonly JudgedReturn[] {
  return returnsUnder(family, { series: seriesOf(draft), table: tableOf(draft) }, floorOf(draft))
    .filter(({ playType }) => !draft.withheld.includes(playType))
    .map((one) => ({ ...judged(one), isLow: true, isHigh: false }))
    .toSorted((left, right) => left.rate - right.rate)
}

/** The tickets that return more than the whole stake at some prize group, the worst first: such rules are refused. */
export function tooHigh(family: Family, draft: Draft): readonly JudgedReturn[] {
  return returnsOver(family, { ...rangeOf(draft), table: tableOf(draft) }, HIGHEST_RETURN)
    .map((one) => ({ ...judged(one), isLow: false, isHigh: true }))
    .toSorted((left, right) => right.rate - left.rate)
}

/** The most that the tickets of some play types return at a draft, whichever prize group is played. */
export function mostOf(family: Family, codes: ReadonlySet<string>, draft: Draft): readonly TicketRate[] {
  return family.playTypes
    .filter(({ code }) => codes.has(code))
    .flatMap((playType) => greatestReturns(family, playType, { ...rangeOf(draft), table: tableOf(draft) }))
    .map(judged)
}

const rangeOf = (draft: Draft) => ({ lowestSeries: lowestOf(draft), highestSeries: seriesOf(draft) })
const judged = ({ playType, ticket, share }: TicketReturn): TicketRate => ({ playType, ticket, rate: toRate(share) })
