import type { Family } from '@croupier/lottery/core/family.ts'
import { type Fraction, fraction, toRate } from '@croupier/lottery/core/fraction.ts'
import {
  breakEvenOdds,
  greatestReturns,
  HIGHEST_RETURN,
  oddsOf,
  rebateOf,
  returnsOf,
  returnsOver,
  returnsUnder,
  type TicketReturn,
} from '@croupier/lottery/core/odds.ts'
import type { PlayType, Prize } from '@croupier/lottery/core/play-type.ts'
import { type Draft, floorOf, lowestOf, seriesOf, tableOf } from './draft.ts'
import { rateOf } from './rates.ts'

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

/**
 * The rebate that comes on top of odds of the brand at the lowest prize group: there they return the most. Nothing where the odds
 * follow no group.
 */
export const rebateAtLowest = (family: Family, draft: Draft): Fraction =>
  family.odds === 'SERIES' ? rebateOf(seriesOf(draft), lowestOf(draft)) : fraction(0)

/** The highest odds of the brand for a prize that nobody refuses, in 1/10,000: those at which its tickets return the whole stake. */
export const breakEven = (family: Family, playType: PlayType, prize: Prize, draft: Draft): number =>
  toRate(breakEvenOdds(playType, prize, rebateAtLowest(family, draft)))

/**
 * The draft without odds that say what the prize group or the usual table says anyway: typed back after a try, they would else be
 * odds of the brand, which stay when a member chooses a lower group. Odds that the brand has in force stay its own.
 */
export function asMeant(family: Family, inForce: Draft, draft: Draft): Draft {
  const odds = family.playTypes.flatMap((playType) => {
    const own = draft.odds[playType.code]
    if (own === undefined) return []
    const usual = oddsOf(family, playType, { series: seriesOf(draft), table: {} })
    const meant = Object.entries(own).filter(
      ([prize, text]) =>
        rateOf(text) !== usual[prize] || rateOf(inForce.odds[playType.code]?.[prize] ?? '') !== undefined,
    )
    return [[playType.code, Object.fromEntries(meant)] as const]
  })
  return { ...draft, odds: Object.fromEntries(odds) }
}
