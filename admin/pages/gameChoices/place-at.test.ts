import { describe, expect, it } from 'vitest'
import { moved, placeAt } from './place-at.ts'

describe('a dragged row', () => {
  const rows = [{ bottom: 100 }, { bottom: 200 }, { bottom: 300 }]

  it('goes to the row under the pointer, and stays within the list', () => {
    expect([-5, 99, 100, 250, 999].map((height) => placeAt(rows, height))).toEqual([0, 0, 1, 2, 2])
  })

  it('lets the others close up, and nothing is lost', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
    expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c'])
    expect(moved(['a', 'b', 'c'], 2, 3)).toEqual(['a', 'b', 'c'])
  })
})
