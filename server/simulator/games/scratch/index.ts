import type { SimulatedGame } from '../../play/game.ts'
import type { GameKind } from '../../play/kind.ts'
import { drawTile, groundOf, grounds, inset } from '../cover.ts'
import { drawTreasure } from './art/treasures.ts'
import { publishedReturn, scratchVariants } from './prizes.ts'
import type { TicketContent } from './recall.ts'
import { registerScratch } from './routes.ts'

/** A ticket with three winning fields, half of its foil rubbed off. */
function drawCover(game: SimulatedGame): string {
  const isMap = game.variant === 'treasure'
  const field = (place: number) => {
    const x = 66 + (place % 3) * 58
    const y = 44 + Math.floor(place / 3) * 58
    const content = isMap
      ? inset(drawTreasure([0, 1, 0, 4, 0, 2, 5, 3, 1][place] ?? 0) ?? '', x + 3, y + 3, 46, 46)
      : `<text x="${x + 26}" y="${y + 36}" text-anchor="middle" font-family="Arial Black,Arial,sans-serif" font-weight="900" font-size="25" fill="#a3142c">${[7, 24, 7, 31, 7, 18, 40, 3, 12][place]}</text>`
    return `<rect x="${x}" y="${y}" width="52" height="52" rx="9" fill="#fff6df"/>${content}`
  }
  const fields = Array.from({ length: 9 }, (_, place) => field(place)).join('')
  const ticket = `<g transform="rotate(-6 150 120)"><rect x="52" y="30" width="196" height="200" rx="18" fill="url(#gold)" stroke="#fff7dc" stroke-width="4"/>${fields}<path d="M244 40v184H70c26-22 8-40 44-52 30-10 14-42 52-52 34-10 30-54 78-80z" fill="#c3cbdc" opacity=".94"/><path d="M240 60l-54 60M240 110l-100 96M240 160l-56 54" stroke="#eef2f9" stroke-width="5" opacity=".7"/></g>`
  return drawTile(game, groundOf(game.theme), ticket)
}

const { 'lucky-numbers': luckyNumbers, treasure } = scratchVariants

export const scratchKind: GameKind<TicketContent> = {
  code: 'scratch',
  variants: {
    'lucky-numbers': { rtp: publishedReturn(luckyNumbers) },
    treasure: { rtp: publishedReturn(treasure) },
  },
  themes: Object.keys(grounds),
  drawCover,
  register: registerScratch,
}
