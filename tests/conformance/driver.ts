import type { Results } from './results.ts'

/** One dong: the cases count in whole units, drivers turn them into their wire's. */
export interface Seat {
  readonly user: string
  readonly token: string
  readonly gameCode: string
  readonly currency: string
}

export interface BetOrder {
  readonly round: string
  readonly transaction: string
  readonly amount: number
}

export interface WinOrder extends BetOrder {
  /** The bet that won; protocols that know only rounds leave it out. */
  readonly bet: string
}

export interface RollbackOrder {
  readonly round: string
  readonly transaction: string
  readonly target: string
}

/** What is done to a call on its way. */
export interface Tampering {
  /** Instead of a good signature: none, nonsense, or one by somebody else's key. */
  readonly signature?: 'none' | 'nonsense' | 'other-key'
  /** Changes the bytes after they were signed. */
  readonly changedByte?: boolean
  /** Changes fields of the body before it is signed. */
  readonly body?: Readonly<Record<string, unknown>>
  /** Sends these bytes, well signed, instead of the body. */
  readonly raw?: string
  /** Gives up as soon as the call was sent: the answer is lost. */
  readonly losesAnswer?: boolean
}

/** An answer: the protocol's own word for it, and the balance in whole units where there is one. */
export interface Reply {
  readonly word: string
  readonly balance: number | undefined
}

/** One protocol as a vendor speaks it. */
export interface Driver {
  readonly vendor: string
  /** The protocol's word for each result that a case may expect. */
  readonly words: Results
  balance(seat: Seat, tampering?: Tampering): Promise<Reply>
  bet(seat: Seat, order: BetOrder, tampering?: Tampering): Promise<Reply>
  win(seat: Seat, order: WinOrder, tampering?: Tampering): Promise<Reply>
  rollback(seat: Seat, order: RollbackOrder, tampering?: Tampering): Promise<Reply>
  /** Bet and win in one call, where the protocol has that. */
  betAndWin?(seat: Seat, bet: BetOrder, win: Omit<WinOrder, 'bet' | 'round'>): Promise<Reply>
  /** Names of fields in this protocol's bodies, for what is wrong with them. */
  readonly fields: { readonly amount: object; readonly wrongType: object; readonly missing: object }
}
