import type { Card } from '../../cards/deck.ts'
import { beats, deuceStep, readCombination, sortCards, stepOf } from './combination.ts'

/** Cards of a hand by step, weakest first in each. */
function byStep(hand: readonly Card[]): Card[][] {
  const steps = Array.from({ length: deuceStep + 1 }, (): Card[] => [])
  for (const card of sortCards(hand)) steps[stepOf(card)]?.push(card)
  return steps
}

/** Rows of steps in which each has at least `count` cards, without deuces. */
function rows(steps: readonly Card[][], count: number, shortest: number): Card[][][] {
  const found: Card[][][] = []
  for (let start = 0; start < deuceStep; start++) {
    for (let end = start; end < deuceStep && (steps[end]?.length ?? 0) >= count; end++) {
      if (end - start + 1 >= shortest) found.push(steps.slice(start, end + 1))
    }
  }
  return found
}

/** The cards of a row: the weakest of each step, but of the last also the strongest, which decides. */
function fromRow(row: readonly Card[][], count: number): Card[][] {
  const before = row.slice(0, -1).flatMap((cards) => cards.slice(0, count))
  const last = row.at(-1) ?? []
  const weakest = [...before, ...last.slice(0, count)]
  return last.length > count ? [weakest, [...before, ...last.slice(-count)]] : [weakest]
}

/** Every combination worth playing from a hand, weaker suits preferred where they do not decide. */
export function combinationsOf(hand: readonly Card[]): Card[][] {
  const steps = byStep(hand)
  const singles = sortCards(hand).map((card) => [card])
  const pairs = steps.flatMap((cards) =>
    cards.length >= 2 ? [cards.slice(0, 2), ...(cards.length > 2 ? [cards.slice(-2)] : [])] : [],
  )
  const triples = steps.flatMap((cards) => (cards.length >= 3 ? [cards.slice(-3)] : []))
  const fours = steps.filter((cards) => cards.length === 4)
  const straights = rows(steps, 1, 3).flatMap((row) => fromRow(row, 1))
  const pairRows = rows(steps, 2, 3).flatMap((row) => fromRow(row, 2))
  return [...singles, ...pairs, ...triples, ...straights, ...fours, ...pairRows]
}

/** The combinations of a hand that beat what lies on the table; all of them when nothing does. */
export function answersTo(hand: readonly Card[], table: readonly Card[] | null): Card[][] {
  const all = combinationsOf(hand)
  const target = table && readCombination(table)
  if (!target) return all
  return all.filter((cards) => {
    const combination = readCombination(cards)
    return combination !== undefined && beats(combination, target)
  })
}
