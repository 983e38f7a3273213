import type { SimulatedGame } from '../../play/game.ts'
import type { GameKind } from '../../play/kind.ts'
import { drawTile, type Ground, inset } from '../cover.ts'
import { drawFish } from './art/fish.ts'
import { publishedReturn } from './engine.ts'
import { groundOfSea, seaGrounds } from './grounds.ts'
import type { MagazineContent } from './magazines.ts'
import { registerFishing } from './routes.ts'
import { findFishingVariant, fishingVariants } from './species.ts'

/** The greatest fish of the sea and three of the small ones. */
function drawCover(game: SimulatedGame): string {
  const { species } = findFishingVariant(game.variant)
  const picture = (place: number) => drawFish(species.at(place)?.code ?? '') ?? ''
  const bubbles = Array.from(
    { length: 12 },
    (_, bubble) =>
      `<circle cx="${(bubble * 83) % 300}" cy="${(bubble * 61) % 220}" r="${3 + (bubble % 4) * 2}" fill="#fff" opacity=".25"/>`,
  ).join('')
  const ground: Ground = groundOfSea(game.theme)
  const fish = [
    inset(picture(-1), 34, 36, 250, 150, -6),
    inset(picture(0), 14, 24, 84, 50, 8),
    inset(picture(1), 206, 168, 82, 49, -10),
    inset(picture(2), 18, 172, 82, 49, 4),
    inset(picture(-3), 200, 10, 92, 55, 12),
  ]
  return drawTile(game, ground, bubbles + fish.join(''))
}

export const fishingKind: GameKind<MagazineContent> = {
  code: 'fishing',
  variants: {
    ocean: { rtp: publishedReturn(fishingVariants.ocean) },
    dragon: { rtp: publishedReturn(fishingVariants.dragon) },
  },
  themes: Object.keys(seaGrounds),
  drawCover,
  register: registerFishing,
}
