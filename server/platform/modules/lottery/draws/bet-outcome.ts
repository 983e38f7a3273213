import type { Picks } from '@croupier/lottery/core/board.ts'
import { type Family, findPlayType } from '@croupier/lottery/core/family.ts'
import type { DrawResult, Hit } from '@croupier/lottery/core/play-type.ts'
import { payoutOf } from '@croupier/lottery/core/price.ts'
import { type Money, mulRate } from '../../../lib/money.ts'
import { dateOfNumber } from './draw-calendar.ts'

/** A bet as it stands in the books, with the odds it was taken with. */
export interface BookedBet {
  readonly play_type: string
  readonly picks: unknown
  readonly unit: Money
  readonly multiple: number
  readonly odds: unknown
  readonly stake: Money
  /** In 1/10,000 of the stake. */
  readonly rebate_rate: number
}

export interface BetOutcome {
  readonly hits: readonly Hit[]
  readonly payout: Money
  readonly rebate: Money
  /** Whether it won a prize; a stake that only came back is none. */
  readonly isWin: boolean
}

/** What a draw made of a bet. Throws for a play type that the family has no more: it must be kept for the books. */
export function outcomeOf(family: Family, bet: BookedBet, draw: { result: DrawResult; number: string }): BetOutcome {
  const playType = findPlayType(family, bet.play_type)
  if (playType === undefined) throw new Error(`${family.code} has no play type ${bet.play_type}`)
  // The module that takes bets writes these columns from values of these types.
  const hits = playType.hits(bet.picks as Picks, draw.result, { date: dateOfNumber(draw.number) })
  const payout = payoutOf(hits, bet.odds as Readonly<Record<string, number>>, bet)
  const returned = new Set(playType.prizes.filter(({ returnsStake }) => returnsStake).map(({ code }) => code))
  return {
    hits,
    payout,
    rebate: mulRate(bet.stake, BigInt(bet.rebate_rate)),
    isWin: payout > 0n && hits.some(({ prize }) => !returned.has(prize)),
  }
}
