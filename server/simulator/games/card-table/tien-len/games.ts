import type { KindParts } from '../../../play/kind.ts'
import type { Card } from '../../cards/deck.ts'
import { chooseMove } from './bot.ts'
import { playHouse, type TienLenContent, type TienLenWager, timed } from './play.ts'
import { payoutOf } from './settlement.ts'
import { isOver, type Move, placeOf, playerSeat, playMove } from './state.ts'

/** Games of tiến lên as they go on: the house's moves, the player's clock, the end. */
export function createTienLenGames({ wagers, logger }: Pick<KindParts<TienLenContent>, 'wagers' | 'logger'>) {
  const clocks = new Map<string, NodeJS.Timeout>()

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
    /** A move of the player that the rules allow. */
    move: (wager: TienLenWager, cards: readonly Card[]) => make(wager, { seat: playerSeat, cards }),
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
