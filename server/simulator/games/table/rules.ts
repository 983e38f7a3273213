import type { SimulatedGame } from '../../play/game.ts'
import type { Json } from './record.ts'

/** How long the phases of a round last, milliseconds; how long the revealing takes depends on what was drawn. */
interface TablePace {
  readonly betting: number
  readonly closed: number
  readonly result: number
}

/** What a round starts with. */
interface PreparedRound<Shown, Kept> {
  /** What everybody may know while bets are taken: a fixture, a commitment, the number of the shoe. */
  readonly shown: Shown
  readonly kept: Kept
  /** Whether the board of earlier results is wiped: a new shoe. */
  readonly isFresh: boolean
}

interface DrawnRound<Drawn, Kept> {
  readonly drawn: Drawn
  readonly kept: Kept
  /** How long it takes to show, milliseconds. */
  readonly reveal: number
}

/**
 * The rules of a table with a clock.
 * `Shown` is known before bets, `Drawn` is what was dealt, fought or flown, `Kept` stays with the table between rounds,
 * `Choice` is what a stake was placed on, fixed when it was taken. All of them can be journalled.
 */
export interface TableRules<Shown, Drawn, Kept, Choice> {
  readonly pace: TablePace
  /**
   * True when the draw alone decides every stake: it is shown as soon as bets are closed and survives a restart. False
   * when players still act while it is revealed: it stays secret until the result.
   */
  readonly isDecidedByDraw: boolean
  prepare(game: SimulatedGame, kept: Kept | undefined): PreparedRound<Shown, Kept>
  draw(game: SimulatedGame, shown: Shown, kept: Kept): DrawnRound<Drawn, Kept>
  /** One place on the board of results. */
  summarise(drawn: Drawn): Json
  /** What a stake is placed on, with its odds. Throws INVALID_INPUT for what is not offered. */
  accept(game: SimulatedGame, asked: unknown, shown: Shown): Choice
  /** How many stakes one player may have on a position in a round; any number unless told. */
  readonly stakesPerPosition?: number
  /** Stakes with the same name share the limit of a position. */
  positionOf(choice: Choice): string
  /** The win of a stake, 1/100 000 units. */
  winOf(game: SimulatedGame, choice: Choice, stake: number, drawn: Drawn): number
}
