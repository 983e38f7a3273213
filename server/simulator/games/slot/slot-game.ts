import type { SimulatedGame } from '../../play/game.ts'
import { type SlotMathematics, variantCodes, variants } from './mathematics.ts'
import { type ThemeCode, themeCodes } from './themes.ts'

/** The dresses of each theme: the colours of ground and frame. */
export const paletteCodes = ['night', 'ember', 'jade', 'dusk', 'dawn'] as const
export type PaletteCode = (typeof paletteCodes)[number]

/** A game of the catalogue as a slot: a theme in one dress, over one mathematics. */
export interface SlotGame {
  readonly code: string
  readonly vendorCode: string
  readonly names: SimulatedGame['names']
  readonly theme: ThemeCode
  readonly palette: PaletteCode
  readonly mathematics: SlotMathematics
  /** A number of the game's own, from its code: what it looks like beyond theme and dress follows from it. */
  readonly seed: number
}

export function slotOf(game: SimulatedGame): SlotGame {
  const theme = themeCodes.find((code) => code === game.theme)
  const variant = variantCodes.find((code) => code === game.variant)
  if (!theme || !variant) throw new Error(`not a slot: ${game.code}`)
  const seed = seedOf(game.code)
  return {
    code: game.code,
    vendorCode: game.vendorCode,
    names: game.names,
    theme,
    palette: paletteCodes[seed % paletteCodes.length] ?? 'night',
    mathematics: variants[variant],
    seed,
  }
}

/** A whole number below 2^31 that spreads evenly over codes. */
function seedOf(code: string): number {
  let seed = 7
  for (const character of code) seed = (Math.imul(seed, 31) + character.charCodeAt(0)) & 0x7fff_ffff
  return seed ^ (seed >>> 13)
}
