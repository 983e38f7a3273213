import fc from 'fast-check'
import { expect, it } from 'vitest'
import { assignBest } from './assignment.ts'

/** The greatest sum of any way to give each row a column of its own. */
function tryAll(weights: readonly (readonly number[])[], taken: readonly number[] = []): number {
  const row = weights[taken.length]
  if (row === undefined) return 0
  const sums = row.flatMap((weight, column) =>
    taken.includes(column) ? [] : [weight + tryAll(weights, [...taken, column])],
  )
  return Math.max(...sums)
}

it('gives each row a column of its own, and the greatest sum', () => {
  const shape = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 2 }))
  const weights = shape.chain(([rows, more]) =>
    fc.array(fc.array(fc.nat({ max: 4 }), { minLength: rows + more, maxLength: rows + more }), {
      minLength: rows,
      maxLength: rows,
    }),
  )
  fc.assert(
    fc.property(weights, (own) => {
      const columns = assignBest(own)
      expect(new Set(columns).size).toBe(own.length)
      expect(columns.reduce((sum, column, row) => sum + (own[row]?.[column] ?? Number.NaN), 0)).toBe(tryAll(own))
    }),
    { numRuns: 300 },
  )
})
