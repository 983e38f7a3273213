import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  arrange,
  choose,
  combinationsOf,
  countDistinct,
  countProducts,
  multisetsOf,
  productOf,
} from './combinations.ts'

const rows = fc.array(fc.uniqueArray(fc.constantFrom('1', '2', '3', '4', '5'), { maxLength: 4 }), {
  minLength: 1,
  maxLength: 4,
})

describe('counts without listing', () => {
  it('choose and arrange as many as there are', () => {
    expect([choose(49, 6), choose(20, 8), choose(5, 0), choose(3, 4), choose(3, -1)]).toEqual([
      13_983_816, 125_970, 1, 0, 0,
    ])
    expect([arrange(11, 3), arrange(10, 5), arrange(2, 3)]).toEqual([990, 30_240, 0])
  })

  it('agree with the lists of combinations and multisets', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 0, max: 5 }), (from, size) => {
        const values = [...Array(from).keys()]
        expect([...combinationsOf(values, size)].length).toBe(choose(from, size))
        expect([...multisetsOf(values, size)].length).toBe(
          from === 0 ? Number(size === 0) : choose(from + size - 1, size),
        )
      }),
    )
  })

  it('agree with the list of one value of each row', () => {
    fc.assert(
      fc.property(rows, (own) => {
        const all = [...productOf(own)]
        expect(
          countProducts(
            own.map((row) => row.length),
            own.length,
          ),
        ).toBe(all.length)
        expect(countDistinct(own)).toBe(all.filter((values) => new Set(values).size === values.length).length)
      }),
    )
  })

  it('agree with the list of some rows and one value of each', () => {
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 4 }), (own, size) => {
        const all = [...combinationsOf(own, size)].flatMap((some) => [...productOf(some)])
        expect(
          countProducts(
            own.map((row) => row.length),
            size,
          ),
        ).toBe(all.length)
      }),
    )
  })
})
