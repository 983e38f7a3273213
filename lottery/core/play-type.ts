import type { Board, Picks } from './board.ts'
import type { Fraction } from './fraction.ts'

/**
 * What a draw showed, by the groups of its family (`Family.groups`): SSC has one group of five digits, LHC six numbers and
 * the special one, Vietnam a group for each prize. Within a group in the order drawn. Leading zeros are kept.
 */
export type DrawResult = readonly (readonly string[])[]

/** What one ticket can win. */
export interface Prize {
  /** Unique in its play type; odds are set and kept by it. */
  readonly code: string
  /** How often one ticket wins it in one draw, on average: may be over 1 where a ticket can hit several prize lines. */
  readonly chance: Fraction
  /**
   * The tickets that can win it, where not every ticket can: a bet on the sum 11 has other odds than one on 3. The tickets
   * of each name are a game of their own, whose return is judged by itself.
   */
  readonly ticket?: string
  /** A tie: the stake comes back, whatever the odds of the brand. */
  readonly returnsStake?: boolean
}

/** Gross odds in 1/10,000 by prize. */
export type Odds = Readonly<Record<string, number>>

/** So many tickets won the prize, counted as often as each won it. */
export interface Hit {
  readonly prize: string
  readonly count: number
}

/** A number, or combination, that a limit is about, and how many tickets are on it. */
export interface Exposed {
  readonly number: string
  readonly tickets: number
}

/** What a rule may depend on beside the numbers drawn. */
export interface DrawContext {
  /** Local date of the draw, `2026-11-22`: the signs of the zodiac go with the lunar year. */
  readonly date: string
}

/** One way to bet on a family's draws. */
export interface PlayType {
  /** Unique in its family and never used again for something else: bets in the books name it. */
  readonly code: string
  /** The tab it stands under; a key of `groups` in the words of the lottery. */
  readonly group: string
  readonly board: Board
  /** Stakes that one ticket costs: the prize lines it takes part in (27 for lô in the north), 1 elsewhere. */
  readonly lines: number
  readonly prizes: readonly Prize[]
  /** How many tickets picks amount to that the board allows; 0 while they are not complete or fit no rule. */
  count(picks: Picks): number
  /** What the tickets won; nothing for none. */
  hits(picks: Picks, result: DrawResult, context: DrawContext): readonly Hit[]
  /**
   * The most that these picks can win in one draw. Where prizes compete, the odds decide which is the most: those of the bet,
   * or else the usual ones of the family.
   */
  bestHits(picks: Picks, odds?: Odds): readonly Hit[]
  /** The numbers that a brand's limit per number is about; left out where tickets are on no number alone. */
  exposed?(picks: Picks): readonly Exposed[]
  /** What the rules page shows: picks and a result, which `count` and `hits` then explain. */
  readonly example: { readonly picks: Picks; readonly result: DrawResult; readonly date?: string }
}
