import type { Money, Rate } from '../../lib/money.ts'

/** What a bet above the greatest leads to: it counts nothing, or the bonus is lost besides. */
export const BREACHES = ['UNCOUNTED', 'FORFEIT'] as const
export type Breach = (typeof BREACHES)[number]

/** The terms by which money has to be played. A bucket keeps its own copy, whatever becomes of the rule it came from. */
export interface TurnoverTerms {
  /** How often the amount must be played, in 1/10 000. */
  readonly multiplier: Rate
  /** Share of a bet that counts by category, in 1/10 000; a category that is not named counts in full. */
  readonly weights: Readonly<Record<string, number>>
  /** Bets with a greater stake break the terms; null when any stake will do. */
  readonly greatestBet: Money | null
  /** Bets at lower decimal odds, in 1/10 000, count nothing; those without odds do. Null when any odds will do. */
  readonly leastOdds: Rate | null
  readonly breach: Breach
  /** Whether what was won since goes with the bonus when that is forfeited. */
  readonly forfeitsWinnings: boolean
}

/** The bonus that a bucket binds, which is forfeited when it is cancelled, expires or is breached. */
export interface BoundBonus {
  readonly amount: Money
  /** Who gave it: the house account of promotions that it goes back to. */
  readonly programme: string
  /** Until when it must be played; null when it may take as long as it will. */
  readonly expiresAt: Date | null
}

/** The terms of a source of money where a brand says no more than how often it is played, and how much of which bet counts. */
export const plainTerms = (multiplier: Rate, weights: Readonly<Record<string, number>>): TurnoverTerms => ({
  multiplier,
  weights,
  greatestBet: null,
  leastOdds: null,
  breach: 'UNCOUNTED',
  forfeitsWinnings: false,
})
