/** Ranks from ace to king and the four suits, as they are written in a card: `AS` is the ace of spades, `TH` the ten of hearts. */
export const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const
export const suits = ['S', 'H', 'D', 'C'] as const

type Rank = (typeof ranks)[number]
export type Suit = (typeof suits)[number]
export type Card = `${Rank}${Suit}`

/** One deck in the order of a new pack. */
export const deck: readonly Card[] = suits.flatMap((suit) => ranks.map((rank) => `${rank}${suit}` as const))

/** 1 for an ace … 13 for a king. */
export function rankOf(card: Card): number {
  return ranks.indexOf(card.charAt(0) as Rank) + 1
}

export function suitOf(card: Card): Suit {
  return card.charAt(1) as Suit
}
