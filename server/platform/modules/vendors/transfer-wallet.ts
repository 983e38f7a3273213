import type { Money } from '../../lib/money.ts'
import type { FeedBet } from './adapters/transfer-wallet/transfer-games.ts'
import type { Player } from './vendor-adapter.ts'

/** A movement at a vendor that keeps wallets itself. The id is ours; the same id moves once, however often it is sent. */
export interface WalletMove extends Player {
  readonly id: string
  readonly vendorCode: string
  /** IN: into the vendor's wallet; OUT: out of it. */
  readonly direction: 'IN' | 'OUT'
  readonly currency: string
  readonly amount: Money
}

/**
 * A vendor that keeps its own wallets (transfer style, domain.md 4). Each call throws when the vendor's answer is not known:
 * then nothing may be concluded from it, least of all a refund.
 */
export interface TransferWallet {
  readonly code: string
  /** REFUSED: it did not move the money and, for this id, never will. */
  move(order: WalletMove): Promise<'DONE' | 'REFUSED'>
  /** What became of an id; UNSEEN: the vendor has not heard of it, so it may be sent (again). */
  query(order: Pick<WalletMove, 'id' | 'vendorCode' | 'merchantId'>): Promise<'DONE' | 'REFUSED' | 'UNSEEN'>
  balance(player: Player, vendorCode: string, currency: string): Promise<Money>
  /** Ends the games that a player has open there: no stake is taken any more until he is launched anew. */
  endPlay(player: Player, vendorCode: string): Promise<void>
}

/** Settled bets of a vendor that keeps wallets, in the order in which they were settled. Amounts are decimal strings. */
export interface BetFeed {
  /** Those after a cursor; the first one is empty. Throws when the vendor does not answer, or not as agreed. */
  pullBets(cursor: string, limit: number): Promise<{ readonly bets: readonly FeedBet[]; readonly cursor: string }>
}
