import type { IncomingHttpHeaders } from 'node:http'
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
    })
  | (TransactionCommand & {
      readonly kind: 'WIN'
      readonly amount: Money
      readonly currency: string
      readonly referenceId: string
    })
  | (TransactionCommand & { readonly kind: 'ROLLBACK'; readonly referenceId: string })

export type WalletResult =
  | 'SUCCESS'
  | 'INSUFFICIENT_FUNDS'
  | 'INVALID_TOKEN'
  | 'TOKEN_EXPIRED'
  | 'INVALID_GAME'
  | 'WRONG_CURRENCY'
  | 'PLAYER_NOT_FOUND'
  | 'PLAYER_LOCKED'
  /** The stake would take the player beyond a loss limit. */
  | 'LIMIT_REACHED'
  | 'BET_NOT_FOUND'
  | 'TRANSACTION_CANCELLED'
  | 'DUPLICATE_MISMATCH'
  /** The round or transaction belongs to another player. */
  | 'ROUND_FOREIGN'
  | 'INVALID_SYNTAX'
  | 'INVALID_TYPES'
  /** We do not know our own result: the vendor must ask again or roll back. */
  | 'UNKNOWN'

/** What the wallet answers. `balance` is of now, also on a repetition. */
export interface WalletOutcome {
  readonly result: WalletResult
  readonly currency?: string
  readonly balance?: Money
}

/** A parsed call: the command, or what is wrong with it; `echo` is what the vendor wants to hear again. */
export interface ParsedCall {
  readonly command: WalletCommand | undefined
  readonly flaw: 'INVALID_SYNTAX' | 'INVALID_TYPES' | 'PLAYER_NOT_FOUND' | undefined
  readonly echo: Readonly<Record<string, unknown>>
}

/** Which game to open, for whom, and how. */
export interface LaunchOrder {
  readonly gameCode: string
  readonly language: string
  readonly device: 'WEB' | 'MOBILE'
  readonly backUrl: string | undefined
}

/** The vendor's own record of a round, and a page that draws it. */
export interface RoundRecord {
  readonly outcome: Record<string, unknown> | undefined
  readonly recallUrl: string | undefined
  readonly isClosed: boolean
}

/**
 * One vendor protocol with a seamless wallet (domain.md 4). Each is a folder of `adapters/`; `source` is the word
 * under which its orders stand in bets and ledger.
 */
export interface VendorAdapter {
  readonly source: string
  /** Whether the vendor signed exactly these bytes. Called before anything of them is read. */
  verify(raw: Buffer, headers: IncomingHttpHeaders): boolean
  parse(operation: string, raw: Buffer): ParsedCall
  render(outcome: WalletOutcome, call: ParsedCall): Record<string, unknown>
  /** Address of a game played for money. Throws VENDOR_UNAVAILABLE. */
  launch(order: LaunchOrder, player: Player & { readonly token: string; readonly currency: string }): Promise<string>
  /** Address of a game played for fun: the vendor keeps the play money and calls no wallet. */
  launchDemo(order: LaunchOrder): Promise<string>
  queryRound(round: string, player: Player, language: string): Promise<RoundRecord>
}
