import type { KindParts } from '../../../play/kind.ts'
import type { Wager } from '../../../play/wager.ts'
import type { Card } from '../../cards/deck.ts'
import { chooseMove } from './bot.ts'
import { payoutOf } from './settlement.ts'
import { isOver, type Move, placeOf, playerSeat, playMove, type TienLenState } from './state.ts'

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

/** Games of tiến lên as they go on: the house's moves, the player's clock, the end. */
export function createTienLenGames({ wagers, logger }: Pick<KindParts<TienLenContent>, 'wagers' | 'logger'>) {
  const clocks = new Map<string, NodeJS.Timeout>()

  function timed(state: TienLenState, movesShown: number, isAway: boolean): TienLenPlay {
    const time = (isAway ? awayMilliseconds : turnMilliseconds) + movesShown * showMilliseconds
    return { state, deadline: new Date(Date.now() + time).toISOString(), isAway }
  }

  /** The house's seats play until it is the player's turn or his place is certain. */
  function playHouse(state: TienLenState): TienLenState {
    let now = state
    while (!isOver(now) && now.turn !== playerSeat) {
      now = playMove(now, { seat: now.turn, cards: chooseMove(now, now.turn) })
    }
    return now
  }

  async function make(wager: TienLenWager, move: Move): Promise<TienLenWager> {
    const before = wager.play.state
    const state = playHouse(playMove(before, move))
    const noted = wagers.note(wager.id, timed(state, state.moves.length - before.moves.length, move.isForced === true))
    return goOn(noted)
  }

  /** Sets the clock of an open game, or settles it when it is over. */
  async function goOn(wager: TienLenWager): Promise<TienLenWager> {
    if (wager.state !== 'OPEN') return wager
    clearTimeout(clocks.get(wager.id))
    clocks.delete(wager.id)
    const { state, deadline } = wager.play
    if (isOver(state)) {
      const { moves, hands, wonAtOnce } = state
      const outcome = { moves, hands, place: placeOf(state), wonAtOnce }
      return wagers.settle(wager.id, { outcome, win: payoutOf(state, wager.stake) })
    }
    const clock = setTimeout(() => playForPlayer(wager.id), Math.max(0, Date.parse(deadline) - Date.now()))
    clock.unref()
    clocks.set(wager.id, clock)
    return wager
  }

  /** The player's time is over. */
  function playForPlayer(id: string) {
    const wager = wagers.find(id)
    if (wager.state !== 'OPEN') return
    const cards = chooseMove(wager.play.state, playerSeat)
    make(wager, { seat: playerSeat, cards, isForced: true }).catch((error: unknown) => {
      logger.error({ error, wager: id }, 'simulator: a game of tiến lên stopped on its way')
    })
  }

  // A stake whose answer was late opens its game after the press was answered.
  const stopListening = wagers.onChange((wager) => {
    if (wager.state === 'OPEN') void goOn(wager)
  })

  return {
    goOn,
    /** The game as it is journalled with the stake: the house has already opened if the three of spades is its. */
    firstPlay: (dealt: TienLenState) => {
      const state = playHouse(dealt)
      return timed(state, state.moves.length, false)
    },
    /** A move of the player that the rules allow. */
    move: (wager: TienLenWager, cards: readonly Card[]) => make(wager, { seat: playerSeat, cards }),
    /** The player's own cards, how many the others hold, and what has been laid down. */
    showPlay(wager: TienLenWager) {
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
    },
    /** Takes up the games an earlier process left. */
    start() {
      for (const wager of wagers.open()) void goOn(wager)
    },
    stop() {
      stopListening()
      for (const clock of clocks.values()) clearTimeout(clock)
    },
  }
}
