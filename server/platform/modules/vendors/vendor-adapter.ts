import type { IncomingHttpHeaders } from 'node:http'
import type { OutcomeOf } from '../../db/outcomes.ts'
import type { Money } from '../../lib/money.ts'

/** Whose wallet an order of a vendor is about. */
export interface Player {
  readonly merchantId: string
  readonly memberId: string
}

interface PlayerCommand extends Player {
  /** Shown by the vendor with every order; only its hash is kept. */
  readonly token: string
}

interface TransactionCommand extends PlayerCommand {
  /** The vendor's id of this order; with the kind it is the idempotency key. */
  readonly transactionId: string
  readonly round: string
  readonly gameCode: string
  readonly roundClosed: boolean
  /** Hash of all that must be equal when the order comes again. */
  readonly hash: string
}

/** What a vendor asks of the wallet, whatever its wire. Amounts are `Money`, never negative. */
export type WalletCommand =
  | (PlayerCommand & { readonly kind: 'AUTHENTICATE' })
  | (PlayerCommand & { readonly kind: 'BALANCE' })
  | (TransactionCommand & {
      readonly kind: 'BET'
      readonly amount: Money
      readonly currency: string
      readonly isFree: boolean
      /** Decimal odds in 1/10 000, where the vendor tells them. */
      readonly odds: number | null
    })
  | (TransactionCommand & {
      readonly kind: 'WIN'
      readonly amount: Money
      readonly currency: string
      readonly referenceId: string
    })
  | (TransactionCommand & { readonly kind: 'ROLLBACK'; readonly referenceId: string })
  | BatchCommand

/** Several orders of one round that a vendor sends as one call: in order, all or none. */
export interface BatchCommand extends PlayerCommand {
  readonly kind: 'BATCH'
  readonly round: string
  readonly gameCode: string
  readonly currency: string
  /** The round ends with them, also when there are none. */
  readonly roundClosed: boolean
  readonly orders: readonly BatchOrder[]
}

export interface BatchOrder {
  readonly kind: 'BET' | 'WIN' | 'ROLLBACK'
  readonly transactionId: string
  /** The order that a ROLLBACK undoes. */
  readonly referenceId: string | undefined
  readonly amount: Money
  readonly hash: string
}

/** What the wallet makes of an order: what the SQL functions decide, and what is known without asking them. */
export type WalletResult =
  | OrderOutcome
  | 'INVALID_SYNTAX'
  | 'INVALID_TYPES'
  /** We do not know our own result: the vendor must ask again or roll back. */
  | 'UNKNOWN'

/** What becomes of a bet, a win or a rollback; the files of the functions say what each word means. */
export type OrderOutcome = OutcomeOf<'bet_place' | 'bet_win' | 'bet_rollback'>

/** Every result there is: the compiler misses none and knows no other. */
export const WALLET_RESULTS = Object.keys({
  SUCCESS: true,
  WALLET_INSUFFICIENT: true,
  TRANSACTION_CANCELLED: true,
  INVALID_TOKEN: true,
  TOKEN_EXPIRED: true,
  INVALID_GAME: true,
  WRONG_CURRENCY: true,
  MEMBER_NOT_FOUND: true,
  MEMBER_LOCKED: true,
  LINE_GAME_OFF: true,
  LINE_STAKE_LIMIT: true,
  LOSS_LIMIT_REACHED: true,
  BET_NOT_FOUND: true,
  DUPLICATE_MISMATCH: true,
  ROLLBACK_UNCOVERED: true,
  ROUND_FOREIGN: true,
  INVALID_SYNTAX: true,
  INVALID_TYPES: true,
  UNKNOWN: true,
} satisfies Readonly<Record<WalletResult, true>>) as WalletResult[]

/** What the wallet answers. `balance` is of now, also on a repetition. */
export interface WalletOutcome {
  readonly result: WalletResult
  readonly currency?: string
  readonly balance?: Money
}

/** A parsed call: the command, or what is wrong with it; `echo` is what the vendor wants to hear again. */
export interface ParsedCall {
  readonly command: WalletCommand | undefined
  readonly flaw: 'INVALID_SYNTAX' | 'INVALID_TYPES' | 'MEMBER_NOT_FOUND' | undefined
  readonly echo: Readonly<Record<string, unknown>>
}

/** An answer in a vendor's own form. */
export interface WireAnswer {
  readonly status: number
  readonly body: Record<string, unknown>
}

/** Which game to open, for whom, and how. */
export interface LaunchOrder {
  readonly gameCode: string
  readonly language: string
  readonly device: 'WEB' | 'MOBILE'
  readonly backUrl: string | undefined
}

/** The player whom a game is opened for. */
export interface LaunchPlayer extends Player {
  readonly token: string
  readonly currency: string
}

/** The vendor's own record of a round, and a page that draws it. */
export interface RoundRecord {
  readonly outcome: Record<string, unknown> | undefined
  readonly recallUrl: string | undefined
  readonly isClosed: boolean
}

/** A growing prize as its vendor tells it. */
export interface VendorJackpot {
  /** Unique among those of an adapter. */
  readonly id: string
  /** Its name by language. */
  readonly names: Readonly<Record<string, string>>
  readonly amount: Money
  /** The vendor's codes of games that pay it, some of them. */
  readonly gameCodes: readonly string[]
}

/** A match of a vendor's sports book: one that runs, or that begins soon. */
export interface VendorMatch {
  readonly id: string
  readonly sport: string
  readonly league: string
  readonly home: string
  readonly away: string
  readonly startsAt: Date
  readonly isLive: boolean
  /** How far it is, in the words of the language asked for. */
  readonly clock: string
  readonly score: readonly [home: number, away: number]
  /** Decimal odds in 1/10 000; none while none are taken. */
  readonly odds: readonly { readonly pick: 'HOME' | 'DRAW' | 'AWAY'; readonly odds: number }[]
  /** The vendor's codes of games in which it is bet on. */
  readonly gameCodes: readonly string[]
}

/** One movement that stands in a vendor's books: a stake that was not given back, or a win. */
export interface ReportedMovement {
  readonly transactionId: string
  readonly kind: 'BET' | 'WIN'
  readonly round: string
  /** The vendor's word for the player, as we gave it. */
  readonly user: string
  /** Whom that word names; undefined when it is none of ours. */
  readonly player: Player | undefined
  readonly amount: Money
  readonly currency: string
  readonly at: Date
}

/** What a vendor's report is asked for: from a moment on, until before another one. */
export interface ReportQuery {
  readonly from: Date
  /** Not included. */
  readonly to: Date
  /** Where the page before ended. */
  readonly cursor: string | undefined
}

/**
 * Why there is no page of a report. NO_ANSWER came in time; REFUSED is the vendor's word; CONTRACT_BROKEN is what cannot be read as a
 * page of this span, or is longer than any page; NO_REPORT has a vendor whose protocol knows none.
 */
export type ReportFailure = 'NO_ANSWER' | 'REFUSED' | 'CONTRACT_BROKEN' | 'NO_REPORT'

/** A page, oldest first; `cursor` is undefined on the last one. */
export type ReportPage =
  | { readonly movements: readonly ReportedMovement[]; readonly cursor: string | undefined }
  | { readonly failure: ReportFailure; readonly error?: unknown }

/** A vendor's own report of what it moved in our wallets. Never throws for what the vendor does. */
export interface VendorReport {
  readPage(query: ReportQuery): Promise<ReportPage>
}

/** How games of a vendor are opened and its rounds asked for. Each protocol is a folder of `adapters/`. */
export interface GameOpener {
  /** The word under which its sessions and bets stand in our tables. */
  readonly source: string
  /** Address of a game played for money. Throws VENDOR_UNAVAILABLE, VENDOR_GAME_UNKNOWN. */
  launch(order: LaunchOrder, player: LaunchPlayer): Promise<string>
  /** Address of a game played for fun: the vendor keeps the play money and calls no wallet. */
  launchDemo(order: LaunchOrder): Promise<string>
  queryRound(round: string, player: Player, language: string): Promise<RoundRecord>
  /** The jackpots of its games in a currency, where the protocol tells them. */
  listJackpots?(currency: string): Promise<readonly VendorJackpot[]>
  /** Its matches, those that run first, where the protocol tells them. */
  listMatches?(language: string): Promise<readonly VendorMatch[]>
  /** Its report of what it moved, where the protocol has one. */
  readonly report?: VendorReport
}

/** One vendor protocol with a seamless wallet (domain.md 4): the vendor calls us for each bet. */
export interface VendorAdapter extends GameOpener {
  /** Whether the vendor signed exactly these bytes. Called before anything of them is read. */
  verify(raw: Buffer, headers: IncomingHttpHeaders): boolean
  /** What is answered to bytes that are not signed so, whatever they say. */
  readonly unsigned: WireAnswer
  parse(operation: string, raw: Buffer): ParsedCall
  render(outcome: WalletOutcome, call: ParsedCall): WireAnswer
}
