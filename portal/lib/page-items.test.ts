import { describe, expect, it } from 'vitest'
import { pageItems } from './page-items.ts'

describe('pageItems (range 5, margin 1)', () => {
  it.each([
    [1, 1, [1]],
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 10, [1, 2, 3, 4, 5, 'gap-after', 10]],
    [3, 10, [1, 2, 3, 4, 5, 'gap-after', 10]],
    [4, 10, [1, 2, 3, 4, 5, 6, 'gap-after', 10]],
    [5, 10, [1, 2, 3, 4, 5, 6, 7, 'gap-after', 10]],
    [6, 12, [1, 'gap-before', 4, 5, 6, 7, 8, 'gap-after', 12]],
    [10, 10, [1, 'gap-before', 6, 7, 8, 9, 10]],
    [1, 0, []],
    [99, 3, [1, 2, 3]],
  ])('page %i of %i', (page, total, expected) => {
    expect(pageItems(page, total)).toEqual(expected)
  })
})
