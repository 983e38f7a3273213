import { SimulatorError } from '../http/errors.ts'
import type { SimulatedGame } from './game.ts'

/** The games on offer. The catalogue is made from the kinds of game, so it is handed to them: none of them imports it. */
export interface Games {
  find(code: string): SimulatedGame | undefined
  /** The game of a session or a wager. Throws NOT_FOUND when it is not offered any more. */
  of(played: { readonly gameCode: string }): SimulatedGame
}

export function createGames(find: Games['find']): Games {
  return {
    find,
    of({ gameCode }) {
      const game = find(gameCode)
      if (!game) throw new SimulatorError(404, 'NOT_FOUND', 'no such game')
      return game
    },
  }
}
