import type { SimulatedGame } from '../../play/game.ts'
import type { GameKind } from '../../play/kind.ts'
import { drawCard, drawCardBack } from '../cards/draw-card.ts'
import { drawTile, groundOf, grounds, inset } from '../cover.ts'
import type { PokerContent } from './recall.ts'
import { registerVideoPoker } from './routes.ts'
import { pokerVariants } from './rules.ts'

/** Ten to ace of hearts, or four deuces and a card face down. */
const hands = {
  'jacks-or-better': [35, 39, 43, 47, 51].map(drawCard),
  'deuces-wild': [...[0, 1, 2, 3].map(drawCard), drawCardBack()],
}

function drawCover(game: SimulatedGame): string {
  const hand = hands[game.variant as keyof typeof hands] ?? hands['jacks-or-better']
  const fan = hand.map((card, place) =>
    inset(card, 24 + place * 41, 48 + (place - 2) ** 2 * 7, 88, 123, (place - 2) * 9),
  )
  return drawTile(game, groundOf(game.theme), fan.join(''))
}

export const videoPokerKind: GameKind<PokerContent> = {
  code: 'video-poker',
  variants: pokerVariants,
  themes: Object.keys(grounds),
  drawCover,
  register: registerVideoPoker,
}
