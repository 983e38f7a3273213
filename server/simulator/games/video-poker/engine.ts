import type { Uniform } from '../../random/uniform.ts'
import { type Card, drawCards, rankOf, suitOf } from '../cards/deck.ts'
import type { HandName, PokerVariant } from './rules.ts'

export const handSize = 5
const deuce = 0
const ten = 8
const jack = 9
const ace = 12

/** Five cards to show and the five that would replace them, place by place: all of it is fixed before the stake is taken. */
export function dealCards(uniform: Uniform): Card[] {
  return drawCards(handSize * 2, uniform)
}

/** The hand after the draw: a card not held is replaced by the one waiting behind it. */
export function exchange(cards: readonly Card[], held: readonly boolean[]): Card[] {
  return cards.slice(0, handSize).map((card, place) => (held[place] ? card : (cards[handSize + place] as Card)))
}

/** What five cards are by the variant's rules; undefined when they pay nothing. */
export function nameHand(variant: PokerVariant, hand: readonly Card[]): HandName | undefined {
  return variant.code === 'deuces-wild' ? nameWithDeuces(hand) : nameNatural(hand)
}

/** What a hand pays, in stakes. */
export function payOf(variant: PokerVariant, name: HandName | undefined): number {
  return variant.pays.find(([each]) => each === name)?.[1] ?? 0
}

/** Which of five cards make up the hand, so that they can be lifted. A hand of all five lifts them all. */
export function cardsThatPay(variant: PokerVariant, hand: readonly Card[]): boolean[] {
  const name = nameHand(variant, hand)
  if (name === undefined) return hand.map(() => false)
  if (!['fourOfAKind', 'threeOfAKind', 'twoPairs', 'jacksOrBetter', 'fourDeuces'].includes(name))
    return hand.map(() => true)
  const isWild = (card: Card) => variant.code === 'deuces-wild' && rankOf(card) === deuce
  if (name === 'fourDeuces') return hand.map(isWild)
  const counts = countRanks(hand.filter((card) => !isWild(card)))
  const most = Math.max(...counts)
  const needed = name === 'twoPairs' || name === 'jacksOrBetter' ? 2 : most
  // With deuces in the hand a single card can be the one they join: the highest is lifted.
  const chosen =
    needed === 1 ? [counts.lastIndexOf(1)] : counts.flatMap((count, rank) => (count === needed ? [rank] : []))
  return hand.map((card) => isWild(card) || chosen.includes(rankOf(card)))
}

/** What is held for a player who left his hand: the cards that pay already, and every wild one. */
export function holdForAbsent(variant: PokerVariant, hand: readonly Card[]): boolean[] {
  const pays = cardsThatPay(variant, hand)
  return hand.map((card, place) => pays[place] === true || (variant.code === 'deuces-wild' && rankOf(card) === deuce))
}

interface Shape {
  readonly isFlush: boolean
  readonly isStraight: boolean
  readonly isRoyal: boolean
  readonly distinct: number
  readonly most: number
  readonly hasHighPair: boolean
}

function nameNatural(hand: readonly Card[]): HandName | undefined {
  const { isFlush, isStraight, isRoyal, distinct, most, hasHighPair } = shapeOf(hand)
  if (isFlush && isStraight) return isRoyal ? 'royalFlush' : 'straightFlush'
  if (most === 4) return 'fourOfAKind'
  if (distinct === 2) return 'fullHouse'
  if (isFlush) return 'flush'
  if (isStraight) return 'straight'
  if (most === 3) return 'threeOfAKind'
  if (distinct === 3) return 'twoPairs'
  return hasHighPair ? 'jacksOrBetter' : undefined
}

function nameWithDeuces(hand: readonly Card[]): HandName | undefined {
  const natural = hand.filter((card) => rankOf(card) !== deuce)
  const wilds = hand.length - natural.length
  if (wilds === 4) return 'fourDeuces'
  const { isFlush, isStraight, isRoyal, distinct, most } = shapeOf(natural)
  if (isFlush && isRoyal) return wilds === 0 ? 'royalFlush' : 'wildRoyalFlush'
  if (distinct === 1) return 'fiveOfAKind'
  if (isFlush && isStraight) return 'straightFlush'
  if (most + wilds === 4) return 'fourOfAKind'
  if (distinct === 2) return 'fullHouse'
  if (isFlush) return 'flush'
  if (isStraight) return 'straight'
  return most + wilds === 3 ? 'threeOfAKind' : undefined
}

/** What up to five natural cards could still be once wild cards fill the gaps. */
function shapeOf(cards: readonly Card[]): Shape {
  const counts = countRanks(cards)
  let distinct = 0
  let most = 0
  let lowest = ace
  let highest = deuce
  let highestBelowAce = deuce - 1
  for (let rank = deuce; rank <= ace; rank++) {
    const count = counts[rank] as number
    if (count === 0) continue
    distinct++
    if (count > most) most = count
    if (rank < lowest) lowest = rank
    highest = rank
    if (rank < ace) highestBelowAce = rank
  }
  const suit = suitOf(cards[0] as Card)
  const isDistinct = most === 1
  return {
    distinct,
    most,
    isFlush: cards.every((card) => suitOf(card) === suit),
    // An ace also stands below the deuce: then the others reach no higher than the five.
    isStraight: isDistinct && (highest - lowest < handSize || (highest === ace && highestBelowAce < deuce + 4)),
    isRoyal: isDistinct && lowest >= ten,
    hasHighPair: most >= 2 && counts.some((count, rank) => rank >= jack && count >= 2),
  }
}

function countRanks(cards: readonly Card[]): number[] {
  const counts = new Array<number>(ace + 1).fill(0)
  for (const card of cards) counts[rankOf(card)] = (counts[rankOf(card)] as number) + 1
  return counts
}
