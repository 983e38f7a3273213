import type { WagerContent } from '../../play/wager.ts'

/** A place on the board of results, as it is journalled. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/**
 * Phases of a round: bets are taken, bets are being confirmed, the draw is shown, the result stands. A table nobody
 * looks at is asleep.
 */
export type TablePhase = 'BETTING' | 'CLOSED' | 'REVEALING' | 'RESULT' | 'ASLEEP'

/** A table as it is journalled at every change of phase. */
export interface TableRecord<Shown, Drawn, Kept> {
  readonly gameCode: string
  /** Counts the rounds of the table, from 1. */
  readonly number: number
  readonly phase: TablePhase
  /** When the phase began (milliseconds since 1970) and how long it lasts. */
  readonly since: number
  readonly whole: number
  readonly shown: Shown
  readonly kept: Kept
  /** Null until bets are closed. */
  readonly drawn: Drawn | null
  /** Results of earlier rounds, oldest first. */
  readonly history: readonly Json[]
}

/** What a stake at a table was placed on: the round, and what the kind makes of it. */
export interface TableChoice<Choice> {
  readonly number: number
  readonly on: Choice
}

/** What is kept of a decided stake: enough to show the whole round again. */
export interface TableOutcome<Shown, Drawn> {
  readonly number: number
  readonly shown: Shown
  readonly drawn: Drawn
}

/** What tables keep with a stake. Nothing is noted while it is open: the round is the table's. */
export interface TableContent<Choice = unknown, Outcome = unknown> extends WagerContent {
  readonly choice: TableChoice<Choice>
  readonly play: null
  readonly outcome: Outcome
}
