import type { SimulatedGame } from '../../play/game.ts'
import { type SportsVariant, variantSports } from './sports.ts'

const isVariant = (variant: string): variant is SportsVariant => Object.hasOwn(variantSports, variant)

/** Which sports a game of the book shows. */
export function variantOf({ variant }: SimulatedGame): SportsVariant {
  if (!isVariant(variant)) throw new Error(`the sports book has no variant ${variant}`)
  return variant
}
