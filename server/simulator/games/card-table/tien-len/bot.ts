import type { Card } from '../../cards/deck.ts'
import { chopRank, deuceStep, readCombination, stepOf, strengthOf } from './combination.ts'
import { answersTo, combinationsOf } from './moves.ts'
import type { TienLenState } from './state.ts'

/** Few enough cards in another hand to stop saving. */
const danger = 3

/**
 * What the house's player lays down; no cards is a pass. It knows its own hand, the table and how many cards the others hold,
 * no more than a person sees.
 *
 * It arranges its hand into as few combinations as it can, leads the weakest of them, answers with the cheapest that leaves the
 * arrangement whole, and spends deuces and chops only on deuces or when somebody is about to finish.
 */
export function chooseMove(state: TienLenState, seat: number): readonly Card[] {
  const hand = state.hands[seat] ?? []
  const fewest = Math.min(
    ...state.hands.flatMap((cards, each) => (each === seat || cards.length === 0 ? [] : [cards.length])),
  )
  return state.table ? follow(hand, state.table.cards, fewest) : lead(hand, fewest, state.moves.length === 0)
}

/** Leads with the weakest of the arranged combinations, the longer of two alike; never a low single before somebody's last card. */
function lead(hand: readonly Card[], fewest: number, isOpening: boolean): readonly Card[] {
  const arranged = arrange(hand)
  if (isOpening) return arranged.find((cards) => cards.some((card) => strengthOf(card) === 0)) ?? hand.slice(0, 1)
  const calm = arranged.filter((cards) => !isPrecious(cards))
  const choices = calm.length > 0 ? calm : arranged
  const long = choices.filter((cards) => cards.length > 1)
  if (fewest === 1) {
    const strongest = hand.reduce((best, card) => (strengthOf(card) > strengthOf(best) ? card : best))
    return long[0] ?? [strongest]
  }
  return choices.reduce((best, cards) => (leadCost(cards) < leadCost(best) ? cards : best))
}

/** Low cards first; each further card of a combination is worth some steps, for it leaves the hand as well. */
function leadCost(cards: readonly Card[]): number {
  return topStep(cards) - cards.length * 1.5
}

function follow(hand: readonly Card[], table: readonly Card[], fewest: number): readonly Card[] {
  const answers = answersTo(hand, table)
  const finishing = answers.find((cards) => cards.length === hand.length)
  if (finishing) return finishing
  const before = arrange(hand).length
  const isUrgent = fewest <= danger
  const isDeuce = stepOf(table[0] as Card) === deuceStep
  const affordable = answers.filter((cards) => {
    if (isPrecious(cards)) return isDeuce || isUrgent || hand.length <= cards.length + danger
    const left = hand.filter((card) => !cards.includes(card))
    const broken = arrange(left).length - (before - 1)
    return broken <= (isUrgent ? 2 : 0)
  })
  return affordable.toSorted((left, right) => cost(left) - cost(right))[0] ?? []
}

function cost(cards: readonly Card[]): number {
  return Math.max(...cards.map(strengthOf)) + (isPrecious(cards) ? 100 : 0)
}

function topStep(cards: readonly Card[]): number {
  return Math.max(...cards.map(stepOf))
}

/** Deuces and what chops them are kept. */
function isPrecious(cards: readonly Card[]): boolean {
  const combination = readCombination(cards)
  return cards.some((card) => stepOf(card) === deuceStep) || (combination !== undefined && chopRank(combination) > 0)
}

/** A hand laid out in few combinations: the largest that can be made is taken off until nothing is left. */
function arrange(hand: readonly Card[]): (readonly Card[])[] {
  const arranged: (readonly Card[])[] = []
  let left = hand
  while (left.length > 0) {
    const best = combinationsOf(left).reduce((taken, cards) => (worth(cards) > worth(taken) ? cards : taken))
    arranged.push(best)
    left = left.filter((card) => !best.includes(card))
  }
  return arranged.toSorted((one, other) => topStep(one) - topStep(other))
}

/** Chops are taken off first, then long straights, triples and pairs; of those alike the weakest. */
function worth(cards: readonly Card[]): number {
  const combination = readCombination(cards)
  if (!combination) return 0
  return chopRank(combination) * 100 + cards.length * 10 - topStep(cards) / 10
}
