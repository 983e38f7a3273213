import type { Uniform } from '../../random/uniform.ts'

/** A card of a pack of 52: its rank times four plus its suit. */
export type Card = number

/** Ranks from the deuce (0) to the ace (12), as they stand on the card. */
export const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const

/** Suits in the order Vietnamese games value them: spades lowest, hearts highest. */
export const suits = ['spades', 'clubs', 'diamonds', 'hearts'] as const

export const packSize = ranks.length * suits.length

export function rankOf(card: Card): number {
  return card >> 2
}

export function suitOf(card: Card): number {
  return card & 3
}

/** The first `count` cards of a well shuffled pack: every order equally likely (Fisher–Yates). */
export function drawCards(count: number, uniform: Uniform): Card[] {
  const pack = Array.from({ length: packSize }, (_, card) => card)
  for (let place = 0; place < count; place++) {
    const other = place + uniform(packSize - place)
    const card = pack[other] as Card
    pack[other] = pack[place] as Card
    pack[place] = card
  }
  return pack.slice(0, count)
}
