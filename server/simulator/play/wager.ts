import type { SimulatedGame } from './game.ts'
import type { PlaySession } from './sessions.ts'
import type { WalletCode, WalletPlayer, WalletVerdict } from './wallet.ts'

/** States of a wager and what each may become; one without successors is closed. */
export const wagerTransitions = {
  /** The stake was asked for; the answer is not known yet. A game decided at once has no OPEN between. */
  BETTING: ['REFUSED', 'ROLLING_BACK', 'OPEN', 'PAYING'],
  /** Stake taken; the game goes on: cards are dealt, a match is played, a table's clock runs. */
  OPEN: ['PAYING', 'ROLLING_BACK'],
  /** The stake is being given back: its fate is unknown, or what it was placed on does not take place. */
  ROLLING_BACK: ['ROLLED_BACK'],
  /** Decided: the win, also one of zero, is being reported until it is acknowledged. */
  PAYING: ['SETTLED', 'VOIDED'],
  REFUSED: [],
  ROLLED_BACK: [],
  SETTLED: [],
  /** The operator had cancelled the stake meanwhile and refuses the win for good. */
  VOIDED: [],
} as const
export type WagerState = keyof typeof wagerTransitions

export function isClosed(state: WagerState): boolean {
  return wagerTransitions[state].length === 0
}

/** What a kind of game keeps with a stake. All of it is plain data, for it is journalled as JSON. */
export interface WagerContent {
  /** What was chosen and at which odds: what the rules need to decide it, fixed when the stake was taken. */
  readonly choice: unknown
  /** Between stake and decision: cards dealt so far, moves made. */
  readonly play: unknown
  /** What was drawn, enough to show it again. */
  readonly outcome: unknown
}

/** One stake and what became of it; its id is the vendor's round towards the operator. Amounts in 1/100 000 units. */
export interface Wager<Content extends WagerContent = WagerContent> {
  readonly id: string
  readonly session: string
  /** The browser's own id of the press it came from. */
  readonly key: string
  /** Undefined in a demo. */
  readonly player: WalletPlayer | undefined
  readonly wallet: WalletCode | undefined
  readonly gameCode: string
  readonly currency: string
  readonly state: WagerState
  readonly stake: number
  /** Decimal odds in hundredths, where the game has such; told to the operator with the stake. */
  readonly odds?: number | undefined
  readonly choice: Content['choice']
  readonly play: Content['play']
  /** Null until decided. */
  readonly outcome: Content['outcome'] | null
  readonly win: number
  readonly betTransaction: string
  readonly winTransaction: string
  readonly rollbackTransaction: string
  /** The operator's word that refused the stake, or why it is given back. */
  readonly refusal: string | undefined
  /** What that word means, where it was the operator's. */
  readonly verdict: WalletVerdict | undefined
  /** The operator's balance at the last answer. */
  readonly balance: number | undefined
  readonly placedAt: string
  readonly decidedAt: string | undefined
  readonly closedAt: string | undefined
}

/** Whether a wager is a session's own, or one that its player placed in the same game from another session. */
export function isOfSession(session: PlaySession, { session: id, player, gameCode, currency }: Wager): boolean {
  if (id === session.id) return true
  const isSamePlayer = session.player !== undefined && session.player.user === player?.user
  return isSamePlayer && session.gameCode === gameCode && session.currency === currency
}

/** What a game orders when a player stakes. */
export interface WagerOrder<Content extends WagerContent = WagerContent> {
  /** The browser's own id of this press: sent again it gives the wager it already became. */
  readonly key: string
  readonly stake: number
  /** Decimal odds in hundredths, where the game has such. */
  readonly odds?: number
  readonly choice: Content['choice']
  /** What the game already knows when the stake is taken (a dealt hand); null where there is nothing. */
  readonly play: Content['play']
}

/** What a wager becomes. */
export interface Decision<Content extends WagerContent = WagerContent> {
  readonly outcome: Content['outcome']
  readonly win: number
}

/**
 * Stakes and wins of the games of one kind, or of all. Each step is journalled before the next: after a restart unknown stakes are
 * given back, decided wins still paid, and open wagers are there for their game to go on with. Wagers of other games are as unknown
 * here as those that never were, so that everything found has the content of the kind.
 */
export interface Wagers<Content extends WagerContent = WagerContent> {
  /**
   * Takes a stake and waits a short while for the answer; the wager comes back OPEN, REFUSED, ROLLED_BACK, or BETTING or
   * ROLLING_BACK when the operator has not answered yet. Throws SESSION_UNKNOWN, SESSION_ENDED, NOT_FOUND (another game is played
   * in the session), INVALID_STAKE, TOO_MANY_OPEN.
   */
  place(sessionId: string, order: WagerOrder<Content>): Promise<Wager<Content>>
  /**
   * Takes a stake and decides it as soon as it is taken, in one go (slot, scratch card). `decide` is called once, after the
   * stake is certain.
   */
  playAtOnce(sessionId: string, order: WagerOrder<Content>, decide: () => Decision<Content>): Promise<Wager<Content>>
  /** Notes how the game goes on, for an OPEN wager. Returns the wager as it is now. */
  note(id: string, play: Content['play']): Wager<Content>
  /** Decides an OPEN wager and pays; waits a short while for the operator. Deciding it again changes nothing. */
  settle(id: string, decision: Decision<Content>): Promise<Wager<Content>>
  /** Gives an OPEN wager's stake back; `reason` is kept as its refusal. */
  cancel(id: string, reason: string): Promise<Wager<Content>>
  /** Throws ROUND_UNKNOWN. */
  find(id: string): Wager<Content>
  /** A wager this session may go on with: its own, or one that an earlier session of the same player left open. Throws ROUND_UNKNOWN. */
  findOf(sessionId: string, id: string): Wager<Content>
  /** All not yet closed, oldest first: a table or book takes them up again after a restart. */
  open(): Wager<Content>[]
  /** Wagers not yet closed of a session, and those that earlier sessions of the same player and game left open; oldest first. */
  openOf(sessionId: string): Wager<Content>[]
  /** Wagers of a session, newest first. */
  latestOf(sessionId: string, count: number): Wager<Content>[]
  /** Tells each wager whose state changes; the returned function stops telling. */
  onChange(listener: (wager: Wager<Content>) => void): () => void
  /** The same for some of the games only, which keep `Part` with their stakes. */
  ofGames<Part extends Content>(isOne: (game: SimulatedGame) => boolean): Wagers<Part>
}
