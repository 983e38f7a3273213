import type { Drum } from './drum.ts'
import type { States } from './outcomes.ts'

/** The values of a row of places added up. */
export function sumOfValues(values: readonly string[]): number {
  let sum = 0
  for (const value of values) sum += Number(value)
  return sum
}

/** The greatest of the values less the least. */
export function spanOfValues(values: readonly string[]): number {
  const numbers = values.map(Number)
  return Math.max(...numbers) - Math.min(...numbers)
}

/**
 * In how many ways so many places come to each measure, by drawing value after value. For balls the orders of the same set
 * are counted once.
 */
export function statesOfSum(drum: Pick<Drum, 'values' | 'isUrn'>, places: number): States {
  // ways[taken][sum]
  const ways = Array.from({ length: places + 1 }, () => new Map<number, number>())
  ways[0]?.set(0, 1)
  const extend = (from: number, add: number) => {
    for (const [sum, own] of ways[from] ?? []) {
      const to = ways[from + 1]
      to?.set(sum + add, (to.get(sum + add) ?? 0) + own)
    }
  }
  if (drum.isUrn) {
    for (const value of drum.values) for (let taken = places - 1; taken >= 0; taken--) extend(taken, Number(value))
  } else {
    for (let taken = 0; taken < places; taken++) for (const value of drum.values) extend(taken, Number(value))
  }
  return ways[places] ?? new Map()
}

/** In how many ways so many digits (or dice) are so far apart. */
export function statesOfSpan(drum: Drum, places: number): States {
  const { length } = drum.values
  const within = (width: number) => (width < 0 ? 0 : (width + 1) ** places)
  return new Map(
    drum.values.map((_, span) => [span, (length - span) * (within(span) - 2 * within(span - 1) + within(span - 2))]),
  )
}
