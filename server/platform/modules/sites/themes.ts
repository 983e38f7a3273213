import { type BrandColours, isBrandColour, LEAST_CONTRAST, textContrasts } from '../../../../formats/brand-colours.ts'
import { isColour } from '../../../../formats/contrast.ts'
import { sitesErrors } from './errors.ts'

/** Colours by the tokens they stand for. */
export type Theme = Readonly<Record<string, string>>

/**
 * Holds a brand's own colours to what the portal knows and people can read. Of other tokens, which the seed of a brand may have, nobody
 * makes new ones; those it has may stay. Throws THEME_TOKEN, THEME_COLOUR, THEME_CONTRAST.
 */
export function checkTheme(theme: Theme, before: Theme): void {
  const field = 'theme'
  for (const [token, colour] of Object.entries(theme)) {
    if (before[token] === colour) continue
    if (!isBrandColour(token)) throw sitesErrors.THEME_TOKEN({ field, extras: { token } })
    if (!isColour(colour)) throw sitesErrors.THEME_COLOUR({ field, extras: { token } })
  }
  const hard = textContrasts(theme as BrandColours).find(({ isEnough }) => !isEnough)
  if (hard === undefined) return
  // Cut off, not rounded: 4.49 is not 4.5.
  const ratio = String(Math.floor(hard.ratio * 10) / 10)
  throw sitesErrors.THEME_CONTRAST({ field, extras: { token: hard.ground, ratio, least: String(LEAST_CONTRAST) } })
}
