import type { Wager } from '../../../play/wager.ts'
import { chooseMove } from './bot.ts'
import { isOver, playerSeat, playMove, type TienLenState } from './state.ts'

/** What is journalled of a game. */
interface TienLenPlay {
  readonly state: TienLenState
  /** When the house plays for the player. */
  readonly deadline: string
  /** The house played for him last: it waits only shortly until he moves himself again. */
  readonly isAway: boolean
}

/** What is kept with a game. */
export interface TienLenContent {
  readonly choice: { readonly variant: 'tien-len' }
  readonly play: TienLenPlay
  readonly outcome: Pick<TienLenState, 'moves' | 'hands' | 'wonAtOnce'> & { readonly place: number }
}

export type TienLenWager = Wager<TienLenContent>

const turnMilliseconds = 25_000
const awayMilliseconds = 4_000
/** The page shows each move of the house for this long before the player's time begins. */
const showMilliseconds = 650

/** A game that waits for the player; his time begins when the page has shown the moves before. */
export function timed(state: TienLenState, movesShown: number, isAway: boolean): TienLenPlay {
  const time = (isAway ? awayMilliseconds : turnMilliseconds) + movesShown * showMilliseconds
  return { state, deadline: new Date(Date.now() + time).toISOString(), isAway }
}

/** The house's seats play until it is the player's turn or his place is certain. */
export function playHouse(state: TienLenState): TienLenState {
  let now = state
  while (!isOver(now) && now.turn !== playerSeat) {
    now = playMove(now, { seat: now.turn, cards: chooseMove(now, now.turn) })
  }
  return now
}

/** The game as it is journalled with the stake: the house has already opened if the three of spades is its. */
export function firstPlay(dealt: TienLenState): TienLenPlay {
  const state = playHouse(dealt)
  return timed(state, state.moves.length, false)
}

/** The player's own cards, how many the others hold, and what has been laid down. */
export function showPlay(wager: TienLenWager) {
  if (wager.state !== 'OPEN') return null
  const { state, deadline, isAway } = wager.play
  return {
    hand: state.hands[playerSeat] ?? [],
    counts: state.hands.map((hand) => hand.length),
    turn: state.turn,
    table: state.table,
    finished: state.finished,
    moves: state.moves,
    leftMilliseconds: Math.max(0, Date.parse(deadline) - Date.now()),
    wholeMilliseconds: isAway ? awayMilliseconds : turnMilliseconds,
  }
}
