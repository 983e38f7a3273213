import { findPicksFlaw, type Picks } from './board.ts'
import { RATE } from './fraction.ts'
import type { Hit, Odds, PlayType } from './play-type.ts'

/** What a member asks for on one board. Amounts in 1/10,000 of the currency's unit. */
export interface Ticketing {
  readonly picks: Picks
  /** Stake of one ticket on one prize line. */
  readonly unit: bigint
  readonly multiple: number
}

/** Tickets in the picks; 0 when they are no bet. */
export function countTickets(playType: PlayType, picks: Picks): number {
  return findPicksFlaw(playType.board, picks) === undefined ? playType.count(picks) : 0
}

/** What it costs: unit × prize lines × tickets × multiple. */
export function priceOf(playType: PlayType, { picks, unit, multiple }: Ticketing): bigint {
  return unit * BigInt(playType.lines * countTickets(playType, picks) * multiple)
}

/** What hits pay: for each, unit × multiple × count × odds, together rounded down. */
export function payoutOf(
  hits: readonly Hit[],
  odds: Odds,
  { unit, multiple }: Pick<Ticketing, 'unit' | 'multiple'>,
): bigint {
  const rate = hits.reduce((sum, { prize, count }) => {
    const own = odds[prize]
    if (own === undefined) throw new Error(`There are no odds of the prize ${prize}`)
    return sum + BigInt(count) * BigInt(own)
  }, 0n)
  return (unit * BigInt(multiple) * rate) / RATE
}
