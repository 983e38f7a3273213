import type { WalletCode } from './wallet.ts'

/** The categories of games that can be played here; own lotteries are the platform's. */
export type GameType = 'LIVE' | 'SPORTS' | 'FISH' | 'RNG' | 'PVP' | 'ESPORTS' | 'COCKFIGHT'

/** Kinds of game: each is a folder of `games/`, with its rules, page and pictures. */
export const kindCodes = [
  'slot',
  'scratch',
  'video-poker',
  'crash',
  'baccarat',
  'dragon-tiger',
  'fishing',
  'card-table',
  'sports',
  'cockfight',
] as const
export type KindCode = (typeof kindCodes)[number]

/** One game of the simulated vendors' catalogue. Everything else about it follows from kind, theme and variant. */
export interface SimulatedGame {
  /** The vendor's own code, unique among all vendors, as in `jl_slot_golden_dragon_12`. */
  readonly code: string
  /** Section 3 of the specification, as in `JL`. */
  readonly vendorCode: string
  /** How its vendor reaches the player's money. */
  readonly wallet: WalletCode
  readonly kind: KindCode
  readonly gameType: GameType
  /** SC, VP, JP, TG or AC; undefined for the rest. */
  readonly gameClassify: string | undefined
  readonly names: { readonly vi: string; readonly en: string }
  /** What it looks like; each kind knows its own themes. */
  readonly theme: string
  /** Which rules or mathematics of the kind; each kind knows its own variants. */
  readonly variant: string
  /** Return to player in percent with two decimals, as the kind publishes it for this variant. */
  readonly rtp: string
}
