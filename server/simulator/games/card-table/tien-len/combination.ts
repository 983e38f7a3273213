import { type Card, rankOf, suitOf } from '../../cards/deck.ts'

/** What cards played together are; `top` is the strength of the strongest of them. */
export interface Combination {
  readonly kind: 'single' | 'pair' | 'triple' | 'four' | 'straight' | 'pairs'
  readonly size: number
  readonly top: number
}

/** The steps from three (0) to deuce (12), the strongest card of the game. */
export const deuceStep = 12

export function stepOf(card: Card): number {
  return (rankOf(card) + deuceStep) % (deuceStep + 1)
}

/** From three of spades (0) to deuce of hearts (51): by step, then by suit. */
export function strengthOf(card: Card): number {
  return stepOf(card) * 4 + suitOf(card)
}

export function sortCards(cards: readonly Card[]): Card[] {
  return cards.toSorted((left, right) => strengthOf(left) - strengthOf(right))
}

/** Reads cards as a combination; undefined when they may not be played together. */
export function readCombination(cards: readonly Card[]): Combination | undefined {
  const sorted = sortCards(cards)
  const last = sorted.at(-1)
  if (last === undefined) return undefined
  const steps = sorted.map(stepOf)
  const size = sorted.length
  const made = (kind: Combination['kind']): Combination => ({ kind, size, top: strengthOf(last) })
  if (steps.every((step) => step === steps[0])) {
    return made((['single', 'pair', 'triple', 'four'] as const)[size - 1] ?? 'four')
  }
  if (steps.includes(deuceStep)) return undefined
  if (size >= 3 && isRising(steps)) return made('straight')
  const evens = steps.filter((_, index) => index % 2 === 0)
  const arePaired = size % 2 === 0 && evens.every((step, index) => step === steps[index * 2 + 1])
  return size >= 6 && arePaired && isRising(evens) ? made('pairs') : undefined
}

function isRising(steps: readonly number[]): boolean {
  return steps.every((step, index) => index === 0 || step === (steps[index - 1] as number) + 1)
}

/**
 * Whether one combination beats another: the same kind and size with a stronger card, or a chop. Fours and three pairs in a
 * row chop a deuce; fours and four pairs in a row chop two deuces and what chops less.
 */
export function beats(mine: Combination, table: Combination): boolean {
  if (mine.kind === table.kind && mine.size === table.size) return mine.top > table.top
  const chops = chopRank(mine)
  if (table.kind === 'single' || table.kind === 'pair') {
    const isDeuce = table.top >= deuceStep * 4
    return isDeuce && chops >= (table.kind === 'single' ? 1 : 2)
  }
  return chopRank(table) > 0 && chops > chopRank(table)
}

/** Three pairs in a row chop least, then fours, then four pairs in a row and longer ones. */
export function chopRank({ kind, size }: Combination): number {
  if (kind === 'four') return 2
  return kind === 'pairs' ? (size === 6 ? 1 : size / 2 - 1) : 0
}

/** A hand that wins when it is dealt ("tới trắng"): four deuces, three to ace, five pairs in a row, six pairs. */
export function winsAtOnce(hand: readonly Card[]): boolean {
  const counts = new Array<number>(deuceStep + 1).fill(0)
  for (const card of hand) counts[stepOf(card)] = (counts[stepOf(card)] as number) + 1
  if (counts[deuceStep] === 4) return true
  const below = counts.slice(0, deuceStep)
  if (below.every((count) => count > 0)) return true
  const isRow = below.some(
    (_, start) => start + 5 <= deuceStep && below.slice(start, start + 5).every((count) => count >= 2),
  )
  return isRow || counts.reduce((pairs, count) => pairs + Math.floor(count / 2), 0) >= 6
}
