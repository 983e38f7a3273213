import type { SimulatedGame } from '../../../play/game.ts'
import { drawCard, drawCardBack } from '../../cards/draw-card.ts'
import { drawTile, groundOf, inset } from '../../cover.ts'

const felt =
  '<ellipse cx="150" cy="132" rx="136" ry="94" fill="#0d5a3f" stroke="#6b3f17" stroke-width="12"/><ellipse cx="150" cy="132" rx="122" ry="80" fill="none" stroke="#f2bd45" stroke-opacity=".6" stroke-width="2"/>'

/** A fan of cards about the middle of the picture. */
function fan(cards: readonly string[], width: number, step: number, turn: number): string {
  const middle = (cards.length - 1) / 2
  return cards
    .map((card, place) => {
      const away = place - middle
      return inset(card, 150 - width / 2 + away * step, 62 + away ** 2 * (step / 14), width, width * 1.4, away * turn)
    })
    .join('')
}

/** Points of a die by face, in thirds. */
const faces: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[1, 1]],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
}

function die(face: number, x: number, y: number, turn: number): string {
  const ink = face === 6 ? '#1f2638' : '#c9182b'
  const points = (faces[face] ?? [])
    .map(
      ([column, row]) =>
        `<circle cx="${x + 20 + column * 20}" cy="${y + 20 + row * 20}" r="${face === 1 ? 13 : 8}" fill="${ink}"/>`,
    )
    .join('')
  return `<g transform="rotate(${turn} ${x + 40} ${y + 40})"><rect x="${x}" y="${y}" width="80" height="80" rx="16" fill="#fffaf0" stroke="#cbb892" stroke-width="3"/>${points}</g>`
}

const pictures: Readonly<Record<string, () => string>> = {
  'tien-len': () => felt + fan([8, 13, 18, 23, 24, 29, 34, 3].map(drawCard), 82, 24, 8),
  'three-cards': () => felt + fan([36, 41, 47].map(drawCard), 104, 62, 12),
  blackjack: () => felt + fan([48, 39].map(drawCard), 116, 74, 12) + inset(drawCardBack(), 214, 26, 58, 81, 22),
  'tai-xiu': () =>
    `<ellipse cx="150" cy="150" rx="138" ry="76" fill="#f4f6fb" stroke="#a9b2c8" stroke-width="6"/><ellipse cx="150" cy="144" rx="112" ry="56" fill="#cfd6e6"/>${die(6, 40, 84, -14)}${die(4, 178, 82, 13)}${die(1, 110, 40, 4)}`,
}

/** The tile of a table game: its cards on the felt, or the dice on their plate. */
export function drawTableCover(game: SimulatedGame): string {
  return drawTile(game, groundOf(game.theme), pictures[game.variant]?.() ?? felt)
}
