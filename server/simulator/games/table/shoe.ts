import type { Uniform } from '../../random/uniform.ts'
import { type Card, deck, rankOf } from './cards.ts'

const deckCount = 8
/** The cut card lies this many cards before the end; the round in which it is reached is the last of the shoe. */
const cardsBehindCut = 14

/** Eight decks in the order they will be dealt, and how far they have been. */
export interface Shoe {
  /** Counts the shoes of a table, from 1. */
  readonly number: number
  readonly cards: readonly Card[]
  /** Cards that left the shoe, burned ones included. */
  readonly dealt: number
  /** Cards laid aside after the shuffle: the first, turned up, and as many more as it counts. */
  readonly burned: readonly Card[]
}

/** Shuffles eight decks (Fisher and Yates, every order equally likely) and burns as the first card says. */
export function shuffleShoe(number: number, uniform: Uniform): Shoe {
  const cards = Array.from({ length: deckCount }, () => deck).flat()
  for (let last = cards.length - 1; last > 0; last--) {
    const chosen = uniform(last + 1)
    const card = cards[last] as Card
    cards[last] = cards[chosen] as Card
    cards[chosen] = card
  }
  const count = 1 + Math.min(10, rankOf(cards[0] as Card))
  return { number, cards, dealt: count, burned: cards.slice(0, count) }
}

/** The shoe to deal the next round from: a new one when there is none or the cut card has come. */
export function shoeForRound(shoe: Shoe | undefined, uniform: Uniform): Shoe {
  if (shoe && shoe.dealt < shoe.cards.length - cardsBehindCut) return shoe
  return shuffleShoe((shoe?.number ?? 0) + 1, uniform)
}

/** Takes cards from the shoe one by one; `rest` is the shoe afterwards. */
export function dealFrom(shoe: Shoe) {
  let dealt = shoe.dealt
  return {
    next(): Card {
      const card = shoe.cards[dealt]
      if (!card) throw new Error('the shoe is empty')
      dealt++
      return card
    },
    rest: (): Shoe => ({ ...shoe, dealt }),
  }
}
