import { describe, expect, it } from 'vitest'
import { playRounds, repeatableUniform, standardErrors } from '../../support/repeatable.ts'
import { magazineSize, publishedReturn, settleMagazine, shoot } from './engine.ts'
import { fishAround, fishOf, mayHaveMet } from './sea.ts'
import { fishingVariants } from './species.ts'

const variants = Object.values(fishingVariants)

describe('fishing', () => {
  it('publishes the return of a shot', () => {
    expect(variants.map(publishedReturn)).toEqual(['96.00', '96.50'])
  })

  it.each(variants)('$code: a shot at any fish returns exactly the same', (variant) => {
    variant.species.forEach(({ value }, species) => {
      // The catch is decided by one draw: every number below the share catches, every other lets go.
      let bound = 0
      const draw = (number: number) =>
        shoot(variant, 0, species, (asked) => {
          bound = asked
          return number
        }).paid
      expect([draw(0), draw(variant.returnShare - 1), draw(variant.returnShare)]).toEqual([value, value, 0])
      expect((variant.returnShare * value) / bound).toBe(Number(publishedReturn(variant)) / 100)
    })
  })

  it.each(variants)('$code: magazines return what is published, within three standard errors', (variant) => {
    const uniform = repeatableUniform(variant.code)
    const sample = playRounds(8_000, () => {
      const shots = Array.from({ length: magazineSize }, (_, shot) =>
        shoot(variant, shot, uniform(variant.species.length), uniform),
      )
      return settleMagazine(magazineSize, shots).caughtWin / magazineSize
    })
    expect(standardErrors(sample, variant.returnShare / 10_000)).toBeLessThan(3)
  })

  it('gives back the shots not fired and counts only the others', () => {
    const shots = [
      { fish: 1, species: 0, paid: 2 },
      { fish: 2, species: 1, paid: 0 },
    ]
    expect(settleMagazine(2500, shots)).toEqual({ power: 100, caughtWin: 200, returned: 2300, validStake: 200 })
  })

  it('sees the same fish in a sea again', () => {
    const [ocean] = variants
    if (!ocean) throw new Error('no variant')
    expect(fishOf(ocean, 'a', 7)).toEqual(fishOf(ocean, 'a', 7))
    expect(fishOf(ocean, 'a', 7)).not.toEqual(fishOf(ocean, 'b', 7))
    const around = fishAround(ocean, 'a', 60_000, 10_000)
    expect(around.every((fish) => fish.startsAt + fish.lasts > 60_000 && fish.startsAt <= 70_000)).toBe(true)
    expect(around.length).toBeGreaterThan(20)
  })

  it('takes no shot at a fish that was not there', () => {
    const [ocean] = variants
    if (!ocean) throw new Error('no variant')
    const fish = fishOf(ocean, 'a', 100)
    const middle = fish.startsAt + 1000
    expect(mayHaveMet(fish, middle, middle + 500)).toBe(true)
    expect(mayHaveMet(fish, fish.startsAt - 1, middle)).toBe(false)
    expect(mayHaveMet(fish, fish.startsAt + fish.lasts + 1, middle)).toBe(false)
    expect(mayHaveMet(fish, middle, middle + 60_000)).toBe(false)
  })
})
