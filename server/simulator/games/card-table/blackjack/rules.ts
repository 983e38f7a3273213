import type { Uniform } from '../../../random/uniform.ts'
import { type Card, packSize, rankOf } from '../../cards/deck.ts'

const jack = 9
const king = 11
const blackjackTotal = 21
/** The dealer draws to this and stands on it, also with an ace counted eleven. */
const dealerStands = 17
/** So many cards without going over win at once ("ngũ linh"). */
export const fullHand = 5

export type BlackjackResult =
  | 'blackjack'
  | 'fiveCards'
  | 'won'
  | 'dealerBust'
  | 'push'
  | 'bust'
  | 'lost'
  | 'dealerBlackjack'

/** What each result pays in stakes, the stake itself included. */
export const resultPays: Readonly<Record<BlackjackResult, number>> = {
  blackjack: 2.5,
  fiveCards: 2,
  won: 2,
  dealerBust: 2,
  push: 1,
  bust: 0,
  lost: 0,
  dealerBlackjack: 0,
}

/** A card of an endless shoe: each of the pack is as likely every time. */
export function drawCard(uniform: Uniform): Card {
  return uniform(packSize)
}

/** The best total of a hand; soft while an ace counts eleven in it. */
export function totalOf(hand: readonly Card[]): { total: number; isSoft: boolean } {
  const total = hand.reduce((sum, card) => sum + cardValue(card), 0)
  const isSoft = total + 10 <= blackjackTotal && hand.some((card) => cardValue(card) === 1)
  return { total: isSoft ? total + 10 : total, isSoft }
}

export function cardValue(card: Card): number {
  const rank = rankOf(card)
  if (rank > king) return 1
  return rank >= jack ? 10 : rank + 2
}

export function isBlackjack(hand: readonly Card[]): boolean {
  return hand.length === 2 && totalOf(hand).total === blackjackTotal
}

/** Whether nothing is left to choose: over, at 21, or five cards. */
export function isFinished(player: readonly Card[]): boolean {
  return totalOf(player).total >= blackjackTotal || player.length === fullHand
}

/** The dealer's hand played to its end; it is not played when the player has won or lost already. */
export function playDealer(player: readonly Card[], dealer: readonly Card[], uniform: Uniform): Card[] {
  const hand = [...dealer]
  if (totalOf(player).total > blackjackTotal || isBlackjack(player) || player.length === fullHand) return hand
  while (totalOf(hand).total < dealerStands) hand.push(drawCard(uniform))
  return hand
}

/** Compares two finished hands. */
export function resultOf(player: readonly Card[], dealer: readonly Card[]): BlackjackResult {
  const mine = totalOf(player).total
  const theirs = totalOf(dealer).total
  if (mine > blackjackTotal) return 'bust'
  if (isBlackjack(dealer)) return isBlackjack(player) ? 'push' : 'dealerBlackjack'
  if (isBlackjack(player)) return 'blackjack'
  if (player.length === fullHand) return 'fiveCards'
  if (theirs > blackjackTotal) return 'dealerBust'
  if (mine === theirs) return 'push'
  return mine > theirs ? 'won' : 'lost'
}
