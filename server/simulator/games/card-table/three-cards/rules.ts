import type { Uniform } from '../../../random/uniform.ts'
import { type Card, drawCards, rankOf, suitOf } from '../../cards/deck.ts'

export const seats = 4
const cardsEach = 3
const jack = 9
const king = 11

/** What the house keeps of a win, in percent. */
const rakePercent = 5

/** Hands of the four seats; the player has the first. */
export function dealHands(uniform: Uniform): Card[][] {
  const cards = drawCards(seats * cardsEach, uniform)
  return Array.from({ length: seats }, (_, seat) => cards.slice(seat * cardsEach, (seat + 1) * cardsEach))
}

/** Three pictures ("ba tây") beat every number of points. */
export function isThreePictures(hand: readonly Card[]): boolean {
  return hand.every((card) => rankOf(card) >= jack && rankOf(card) <= king)
}

/** The last digit of the sum: aces one, pictures and tens ten. */
export function pointsOf(hand: readonly Card[]): number {
  return hand.reduce((sum, card) => sum + cardPoints(card), 0) % 10
}

function cardPoints(card: Card): number {
  const rank = rankOf(card)
  if (rank > king) return 1
  return rank >= jack ? 10 : rank + 2
}

/** The seat that takes the pot. Equal points go by the highest card, ace over king, then by suit: no two hands are equal. */
export function winnerOf(hands: readonly (readonly Card[])[]): number {
  const strengths = hands.map(strengthOf)
  return strengths.indexOf(Math.max(...strengths))
}

function strengthOf(hand: readonly Card[]): number {
  const points = isThreePictures(hand) ? 10 : pointsOf(hand)
  const highest = Math.max(...hand.map((card) => rankOf(card) * 4 + suitOf(card)))
  return points * 100 + highest
}

/** What the player's seat is paid: all four stakes without the house's share of the three won, or nothing. */
export function winOf(hands: readonly (readonly Card[])[], stake: number): number {
  if (winnerOf(hands) !== 0) return 0
  const won = stake * (seats - 1)
  return stake + won - (won * rakePercent) / 100
}
