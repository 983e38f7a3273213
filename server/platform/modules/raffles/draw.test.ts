import fc from 'fast-check'
import { expect, it } from 'vitest'
import { prizeAt, totalWeight } from './draw.ts'

const prizes = fc.array(
  fc.record({ weight: fc.integer({ min: 1, max: 30 }), left: fc.option(fc.integer({ min: 0, max: 3 })) }),
  { minLength: 1, maxLength: 12 },
)

it('each prize that is left is drawn by exactly as many numbers as its weight says, and none that is gone', () => {
  fc.assert(
    fc.property(prizes, (all) => {
      const drawn = Array.from({ length: totalWeight(all) }, (_, point) => prizeAt(all, point))
      expect(all.map((prize) => drawn.filter((one) => one === prize).length)).toEqual(
        all.map(({ weight, left }) => (left === 0 ? 0 : weight)),
      )
      expect(prizeAt(all, totalWeight(all))).toBe(undefined)
    }),
  )
})
