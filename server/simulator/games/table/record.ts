import type { Json, Wager } from '../../play/wager.ts'

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
interface TableChoice<Choice> {
  readonly number: number
  readonly on: Choice
}

/** What is kept of a decided stake: enough to show the whole round again. */
export interface TableOutcome<Shown, Drawn> {
  readonly number: number
  readonly shown: Shown
  readonly drawn: Drawn
}

/** The choice of a wager that a table of this kind took. */
export function choiceOf<Choice>(wager: Wager): TableChoice<Choice> {
  return wager.choice as unknown as TableChoice<Choice>
}

/** The outcome of a decided wager of this kind; undefined while it is open or when its stake was given back. */
export function outcomeOf<Outcome>(wager: Wager): Outcome | undefined {
  return wager.outcome === null ? undefined : (wager.outcome as unknown as Outcome)
}

/** A choice or an outcome as the journal takes it; everything the kinds of table keep is plain data. */
export function asJson<Kept>(kept: Kept): Json {
  return kept as unknown as Json
}
