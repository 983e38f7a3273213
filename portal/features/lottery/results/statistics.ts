import type { Family } from '@croupier/lottery/core/family.ts'
import type { Result } from '../result.ts'

/** A value with how often it came, and how often it would on average. */
export interface Frequency {
  readonly value: string
  readonly count: number
  /** Draws since it came last; null when it did not in these draws. */
  readonly missing: number | null
}

/** Values that statistics count: what each place of a result may show, or the last two digits of Vietnam's prizes. */
export interface Counted {
  readonly values: readonly string[]
  /** What a result shows of them. */
  readonly shown: (result: Result) => readonly string[]
}

const twoDigits = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'))

/** What statistics of a family are about. */
export function countedOf(family: Family): Counted {
  const [first] = family.groups
  if (first && Array.isArray(first.values))
    return { values: first.values as readonly string[], shown: (result) => result.flat() }
  // Digits of one group stand each for themselves; prizes of several digits are known by their last two.
  if (first && !Array.isArray(first.values) && 'digits' in first.values && first.values.digits === 1)
    return { values: [...'0123456789'], shown: (result) => result.flat() }
  return { values: twoDigits, shown: (result) => result.flat().map((number) => number.slice(-2)) }
}

/** How often each value came in these results (newest first), and for how long it has not. */
export function frequenciesOf({ values, shown }: Counted, results: readonly Result[]): readonly Frequency[] {
  const counts = new Map<string, number>()
  const last = new Map<string, number>()
  results.forEach((result, draw) => {
    for (const value of shown(result)) {
      counts.set(value, (counts.get(value) ?? 0) + 1)
      if (!last.has(value)) last.set(value, draw)
    }
  })
  return values.map((value) => ({ value, count: counts.get(value) ?? 0, missing: last.get(value) ?? null }))
}

/** How often one of the values comes on average in these results. */
export function expectedCount({ values, shown }: Counted, results: readonly Result[]): number {
  const all = results.reduce((sum, result) => sum + shown(result).length, 0)
  return all / values.length
}

/** Two-digit endings of a draw by their first digit (`đầu`) or their last (`đuôi`), each in order. */
export function endingsBy(result: Result, place: 'head' | 'tail'): readonly (readonly string[])[] {
  const endings = result.flat().map((number) => number.slice(-2))
  return Array.from({ length: 10 }, (_, digit) =>
    endings.filter((ending) => ending[place === 'head' ? 0 : 1] === String(digit)).sort(),
  )
}
