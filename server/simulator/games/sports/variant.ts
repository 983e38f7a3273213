import { findSimulatedGame } from '../../catalogue/catalogue.ts'
import { SimulatorError } from '../../http/errors.ts'
import type { SimulatedGame } from '../../play/game.ts'
import type { PlaySession } from '../../play/sessions.ts'
import { type SportsVariant, variantSports } from './sports.ts'

/** The game a session plays. Throws NOT_FOUND when the catalogue has lost it. */
export function gameOf(session: PlaySession): SimulatedGame {
  const game = findSimulatedGame(session.gameCode)
  if (!game) throw new SimulatorError(404, 'NOT_FOUND', 'no such game')
  return game
}

const isVariant = (variant: string): variant is SportsVariant => Object.hasOwn(variantSports, variant)

/** Which sports a session sees. */
export function variantOf(session: PlaySession): SportsVariant {
  const { variant } = gameOf(session)
  if (!isVariant(variant)) throw new Error(`the sports book has no variant ${variant}`)
  return variant
}
