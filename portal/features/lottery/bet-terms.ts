import type { Picks } from '@croupier/lottery/core/board.ts'
import { oddsOf, rebateRate } from '@croupier/lottery/core/odds.ts'
import type { PlayType } from '@croupier/lottery/core/play-type.ts'
import { countTickets, payoutOf, priceOf } from '@croupier/lottery/core/price.ts'
import type { OpenLottery } from './use-lottery.ts'

/** What a bet is put in with. */
export interface Stake {
  /** Stake of a ticket on a prize line, in 1/10,000. */
  readonly unit: bigint
  readonly multiple: number
  /** Prize group; of no effect where odds come from a table. */
  readonly series: number
}

/** What picks cost and may bring at a stake. Amounts in 1/10,000. */
export interface BetTerms {
  readonly tickets: number
  readonly price: bigint
  /** The most these picks can win on one draw, without the rebate. */
  readonly mostWin: bigint
  readonly odds: Readonly<Record<string, number>>
  /** Share of the stake that comes back whatever is drawn, in 1/10,000. */
  readonly rebate: number
}

/** Counts, prices and weighs picks by the very rules the platform takes them with. */
export function termsOf(open: OpenLottery, playType: PlayType, picks: Picks, stake: Stake): BetTerms {
  const odds = oddsAt(open, playType, stake.series)
  const tickets = countTickets(playType, picks)
  return {
    tickets,
    price: priceOf(playType, { picks, ...stake }),
    mostWin: tickets > 0 ? payoutOf(playType.bestHits(picks, odds), odds, stake) : 0n,
    odds,
    rebate: choosesSeries(open) ? rebateRate(open.lottery.rules.highestSeries, stake.series) : 0,
  }
}

/** The odds of every prize of a play type at a prize group. */
export function oddsAt({ family, table }: OpenLottery, playType: PlayType, series: number) {
  return oddsOf(family, playType, { series, table })
}

/** Whether a member may choose between prize and rebate here. */
export function choosesSeries({ family, lottery }: OpenLottery): boolean {
  return family.odds === 'SERIES' && lottery.rules.lowestSeries < lottery.rules.highestSeries
}

/** Play types the brand offers. */
export function offeredPlayTypes({ family, lottery }: OpenLottery): readonly PlayType[] {
  return family.playTypes.filter(({ code }) => !lottery.rules.withheld.includes(code))
}
