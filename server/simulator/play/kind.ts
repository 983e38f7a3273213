import type { FastifyInstance } from 'fastify'
import type { Html } from '../http/html.ts'
import type { Language } from '../http/language.ts'
import type { Journal } from '../journal.ts'
import type { SimulatorOptions } from '../options.ts'
import type { Uniform } from '../random/uniform.ts'
import type { KindCode, SimulatedGame } from './game.ts'
import type { Games } from './games.ts'
import type { Sessions } from './sessions.ts'
import type { Wager, WagerContent, Wagers } from './wager.ts'

/** What a kind of game is given to work with. */
export interface KindParts<Content extends WagerContent = WagerContent> {
  readonly games: Games
  readonly sessions: Sessions
  /** The wagers of this kind; those of others are not seen. */
  readonly wagers: Wagers<Content>
  /** The cryptographic generator; every outcome comes from it. */
  readonly uniform: Uniform
  /** For what must outlive a restart besides wagers: a shoe, a fixture list. */
  readonly journal: Journal
  readonly logger: SimulatorOptions['logger']
  /** How long tables take bets, seconds; their other phases shrink with it. By default each kind's own time. */
  readonly tableSeconds?: number | undefined
  /** Whether players of other operators play for the jackpots that vendors share among all; not unless told. */
  readonly hasOtherOperators?: boolean | undefined
}

/** A growing prize as its vendor tells it. */
export interface JackpotNews {
  /** As in `grand`. */
  readonly level: string
  readonly names: Readonly<Record<Language, string>>
  /** 1/100 000 units. */
  readonly amount: number
}

/** A match of a sports book as its vendor tells it: one that runs, or that begins soon. */
export interface MatchNews {
  readonly id: string
  readonly sport: string
  /** The variant of the games whose board shows it. */
  readonly variant: string
  readonly league: string
  readonly home: string
  readonly away: string
  /** Milliseconds since 1970. */
  readonly kickoffAt: number
  readonly isLive: boolean
  readonly clock: string
  readonly score: readonly [home: number, away: number]
  /** Decimal odds, in hundredths, of who wins; empty while none are taken. */
  readonly odds: readonly { readonly pick: string; readonly odds: number }[]
}

/** A running kind of game; `Content` is what it keeps with a wager. */
export interface RunningKind<Content extends WagerContent = WagerContent> {
  /** The recall of a wager: what was seen, drawn again from `choice`, `play` and `outcome`. */
  drawWager(wager: Wager<Content>, language: Language): Html
  /** What the player may see of `play` while the wager is open; without this, nothing: it may hold what is still hidden. */
  showPlay?(wager: Wager<Content>): object | null
  /** The growing prizes that its games of a vendor pay in a currency, where it has any. */
  tellJackpots?(vendorCode: string, currency: string): readonly JackpotNews[]
  /** The matches of its book, those that run first. */
  tellMatches?(language: Language): readonly MatchNews[]
  /** Starts its clocks (tables, fixtures) once the server listens, and takes up open wagers. */
  start?(): void
  stop?(): void
}

/** One kind of game. A new one is a folder of `games/` that exports this, and a line in `games/kinds.ts`. */
export interface GameKind<Content extends WagerContent = WagerContent> {
  readonly code: KindCode
  /** Variants on offer with the return each publishes, in percent with two decimals; tests prove the figures. */
  readonly variants: Readonly<Record<string, { readonly rtp: string }>>
  readonly themes: readonly string[]
  /** Picture of a game for the vendor's game list, as SVG. */
  drawCover(game: SimulatedGame): string
  /** Mounts the page at `/games/<code>/:session` and its calls below it. */
  register(room: FastifyInstance, parts: KindParts<Content>): RunningKind<Content>
}
