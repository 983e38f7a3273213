/** Amounts in the simulator are integers; one unit of any currency is this many. */
export const amountScale = 100_000

/** How a vendor reaches the player's money: the operator's wallet by one of two protocols, or one it keeps itself. */
export type WalletCode = 'hub88' | 'gcp' | 'transfer'

/** Who plays what: what every wallet call repeats. */
export interface WalletPlayer {
  readonly user: string
  readonly token: string
  readonly gameCode: string
  readonly currency: string
}

/** What an answer means, whatever the protocol's own word for it. */
export type WalletVerdict =
  | 'OK'
  | 'NOT_ENOUGH_MONEY'
  | 'LIMIT_REACHED'
  /** Token expired or unknown, player locked: no more stakes in this session. */
  | 'SESSION_ENDED'
  /** The operator does not know the bet, or took it back. No repetition changes that. */
  | 'BET_GONE'
  /** Any other word: the stake's fate is not certain. */
  | 'FAILED'

/** What the wallet said, or that it is not known whether it heard. Balance in 1/100 000 units. */
export type WalletAnswer =
  | {
      readonly kind: 'answered'
      readonly verdict: WalletVerdict
      /** The protocol's own word, for the record. */
      readonly status: string
      readonly balance: number | undefined
    }
  | { readonly kind: 'unknown'; readonly reason: string }

/** A movement as every protocol names it: the round, and an id that makes its repetition harmless. */
export interface WalletTransaction {
  readonly round: string
  readonly transaction: string
}

/** The player's money as a game sees it. Nothing here repeats a call: `Wagers` does. */
export interface PlayerWallet {
  /** Tells who is there; a vendor calls it when a session is opened. */
  info(player: WalletPlayer): Promise<WalletAnswer>
  balance(player: WalletPlayer): Promise<WalletAnswer>
  /** Takes a stake, at decimal odds in hundredths where there are such; `rollbackTransaction` is the one that will undo it should its fate stay unknown. */
  bet(
    player: WalletPlayer,
    bet: WalletTransaction & { readonly amount: number; readonly odds?: number | undefined },
    rollbackTransaction: string,
  ): Promise<WalletAnswer>
  /** Pays a win, also of zero, and closes the round. */
  win(
    player: WalletPlayer,
    win: WalletTransaction & { readonly amount: number; readonly betTransaction: string },
  ): Promise<WalletAnswer>
  /** Gives a stake back. OK and BET_GONE both mean that it is certainly not held any more. */
  rollback(player: WalletPlayer, bet: WalletTransaction, rollbackTransaction: string): Promise<WalletAnswer>
}
