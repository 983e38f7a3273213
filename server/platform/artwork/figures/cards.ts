import { outlineOf } from '../lettering.ts'
import type { Paint } from '../paint.ts'
import { circle, GOLD, group, IVORY, ONYX, path, RUBY, STEEL } from '../shapes.ts'

const SUITS = {
  heart: ['M0 22C-34 -4 -26 -28 -10 -26C-4 -25 0 -20 0 -15C0 -20 4 -25 10 -26C26 -28 34 -4 0 22Z', '#d3202f'],
  spade: ['M0 -26C34 0 26 20 12 18C8 18 4 14 3 10L8 26L-8 26L-3 10C-4 14 -8 18 -12 18C-26 20 -34 0 0 -26Z', '#1b2236'],
  diamond: ['M0 -28C6 -16 12 -8 22 0C12 8 6 16 0 28C-6 16 -12 8 -22 0C-12 -8 -6 -16 0 -28Z', '#d3202f'],
  club: [
    'M0 -28C16 -28 18 -10 10 -4C24 -8 32 12 16 16C8 18 4 12 3 8L8 26L-8 26L-3 8C-4 12 -8 18 -16 16C-32 12 -24 -8 -10 -4C-18 -10 -16 -28 0 -28Z',
    '#1b2236',
  ],
} as const

/** A playing card with its rank in the corner and its suit in the middle. */
function card(x: number, y: number, turn: number, rank: string, suit: keyof typeof SUITS, size = 1): string {
  const [shape, colour] = SUITS[suit]
  return group(
    `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
    `<rect x="-42" y="-62" width="90" height="132" rx="10" fill="#000000" opacity=".3"/>` +
      `<rect x="-45" y="-66" width="90" height="132" rx="10" fill="${IVORY}" stroke="#c9b48a" stroke-width="2"/>` +
      path(outlineOf(rank, -38, -36, 32), colour) +
      path(shape, colour, { transform: 'translate(-27 -18) scale(.42)' }) +
      path(shape, colour, { transform: 'translate(10 20) scale(1.25)' }),
  )
}

export const ace = () => card(0, 0, -6, 'A', 'spade', 1.4)
export const jacks = () => card(-32, 4, -12, 'J', 'heart', 1.1) + card(34, -2, 10, 'J', 'spade', 1.1)
export const twoOfClubs = () => card(22, -10, 12, '2', 'club', 1.05) + card(-20, 8, -8, '2', 'club', 1.15)

export const royalFlush = () =>
  (['10', 'J', 'Q', 'K', 'A'] as const)
    .map((rank, index) => card((index - 2) * 31, 12 + Math.abs(index - 2) * 8, (index - 2) * 13, rank, 'heart', 0.86))
    .join('')

export const threeCards = () =>
  card(-44, 10, -18, '9', 'diamond', 0.95) + card(0, -4, 0, '9', 'club', 0.95) + card(44, 10, 18, '9', 'heart', 0.95)

export const threeFaces = () =>
  card(-46, 8, -20, 'J', 'spade', 0.92) + card(46, 8, 20, 'K', 'club', 0.92) + card(0, -6, 0, 'Q', 'heart', 1)

/** The number that blackjack is about. */
export const twentyOne = (_paint: Paint, coat = ONYX) =>
  card(-50, -18, -22, 'A', 'heart', 0.86) +
  card(50, -18, 22, 'J', 'spade', 0.86) +
  group(
    'translate(0 22)',
    circle(0, 5, 60, '#000000', { opacity: 0.35 }) +
      circle(0, 0, 60, coat) +
      circle(0, 0, 54, 'none', { stroke: '#fff3c4', 'stroke-width': 12, 'stroke-dasharray': '21.2 21.2' }) +
      circle(0, 0, 40, GOLD) +
      path(outlineOf('21', 0, 15, 42, 'middle'), '#2a1503'),
  )

export const blackjack = () => card(-26, 0, -10, 'A', 'spade', 1.15) + card(34, 6, 12, 'K', 'heart', 1.15)

/** A hand of mixed cards, as one holds it. */
export const hand = () =>
  card(-54, 18, -26, '3', 'spade', 0.82) +
  card(-28, 2, -13, '7', 'heart', 0.82) +
  card(2, -4, 0, 'J', 'club', 0.82) +
  card(32, 2, 13, 'A', 'diamond', 0.82) +
  card(58, 18, 26, '2', 'heart', 0.82)

/** Baccarat: what the player and the banker have. */
export const baccarat = (_paint: Paint, coat = RUBY) =>
  card(-46, -10, -12, '9', 'spade', 0.84) +
  card(-14, -2, 2, 'K', 'heart', 0.84) +
  card(46, -10, 12, '8', 'diamond', 0.84) +
  group(
    'translate(4 58)',
    circle(0, 4, 34, '#000000', { opacity: 0.35 }) +
      circle(0, 0, 34, coat) +
      circle(0, 0, 34, 'none', { stroke: '#ffffff', 'stroke-width': 7, 'stroke-dasharray': '11 10.4' }) +
      circle(0, 0, 21, IVORY) +
      path(outlineOf('B', 0, 11, 30, 'middle'), '#1b2236'),
  )

/** A bingo card. */
export const bingo = () =>
  group(
    'rotate(-6)',
    `<rect x="-78" y="-92" width="156" height="184" rx="14" fill="${IVORY}" stroke="#c9b48a" stroke-width="3"/>` +
      `<path d="M-78 -52L-78 -78A14 14 0 0 1 -64 -92L64 -92A14 14 0 0 1 78 -78L78 -52Z" fill="${RUBY}"/>` +
      path(outlineOf('BINGO', 0, -61, 34, 'middle'), '#fff3c4') +
      [0, 1, 2, 3]
        .flatMap((row) =>
          [0, 1, 2, 3].map((column) => {
            const [x, y] = [-54 + column * 36, -30 + row * 34]
            return (row * 5 + column * 3) % 4 === 0
              ? circle(x, y, 14, GOLD)
              : circle(x, y, 13, STEEL, { opacity: 0.45 })
          }),
        )
        .join(''),
  )
