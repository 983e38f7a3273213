import { fullHand, resultPays } from './rules.ts'

/** A total with its softness; cards are counted by value, 1 … 10. */
interface Hand {
  readonly total: number
  readonly isSoft: boolean
  readonly cards: number
}

const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const bust = 22
const chance = (value: number) => (value === 10 ? 4 : 1) / 13
const empty: Hand = { total: 0, isSoft: false, cards: 0 }

/** How a dealer's hand ends: 17 … 21, over (22), or the two cards that win at once. */
type Ending = number | 'blackjack'

/** Whether it is right to draw: the player's hand against the dealer's open card, both by value. */
type Strategy = (hand: Hand, open: number) => boolean

/**
 * The exact return of the best way to draw and stand, and that way itself. The shoe has no memory, so that a hand's worth
 * depends on its total, its softness and its number of cards alone.
 */
export function solveBlackjack(): { total: number; shouldDraw: Strategy } {
  let total = 0
  const decisions = new Map<string, boolean>()
  for (const open of values) {
    const endings = dealerEndings(open)
    const worth = new Map<string, number>()
    const play = (hand: Hand): number => {
      if (hand.total >= bust) return 0
      if (hand.cards === fullHand) return (1 - (endings.get('blackjack') ?? 0)) * resultPays.fiveCards
      const key = keyOf(hand, open)
      const known = worth.get(key)
      if (known !== undefined) return known
      const standing = stand(hand.total, endings)
      const drawing = values.reduce((sum, value) => sum + chance(value) * play(add(hand, value)), 0)
      // At 21 the game draws no more, whatever five cards would bring.
      const isBetter = hand.total < bust - 1 && drawing > standing
      decisions.set(key, isBetter)
      worth.set(key, isBetter ? drawing : standing)
      return isBetter ? drawing : standing
    }
    for (const first of values) {
      for (const second of values) {
        const hand = add(add(empty, first), second)
        const dealerHas = endings.get('blackjack') ?? 0
        const value = hand.total === bust - 1 ? (1 - dealerHas) * resultPays.blackjack + dealerHas : play(hand)
        total += chance(open) * chance(first) * chance(second) * value
      }
    }
  }
  return { total, shouldDraw: (hand, open) => decisions.get(keyOf(hand, open)) ?? false }
}

function keyOf({ total, isSoft, cards }: Hand, open: number): string {
  return `${total}/${isSoft}/${cards}/${open}`
}

function add({ total, isSoft, cards }: Hand, value: number): Hand {
  if (value === 1 && total + 11 < bust) return { total: total + 11, isSoft: true, cards: cards + 1 }
  const sum = total + value
  return sum >= bust && isSoft
    ? { total: sum - 10, isSoft: false, cards: cards + 1 }
    : { total: sum, isSoft, cards: cards + 1 }
}

function stand(total: number, endings: ReadonlyMap<Ending, number>): number {
  let worth = 0
  for (const [ending, probability] of endings) {
    if (ending === 'blackjack') continue
    if (ending >= bust || total > ending) worth += probability * resultPays.won
    else if (total === ending) worth += probability * resultPays.push
  }
  return worth
}

function dealerEndings(open: number): Map<Ending, number> {
  const endings = new Map<Ending, number>()
  const note = (ending: Ending, probability: number) => endings.set(ending, (endings.get(ending) ?? 0) + probability)
  const draw = (hand: Hand, probability: number) => {
    if (hand.total === bust - 1 && hand.cards === 2) note('blackjack', probability)
    else if (hand.total >= 17) note(Math.min(hand.total, bust), probability)
    else for (const value of values) draw(add(hand, value), probability * chance(value))
  }
  draw(add(empty, open), 1)
  return endings
}
