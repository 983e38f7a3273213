import { describe, expect, it } from 'vitest'
import { familyOf } from '../families/families.ts'
import { findPlayType } from './family.ts'
import { areOpposite, facingOther } from './opposite.ts'
import type { PlayType } from './play-type.ts'

const ssc = (code: string): PlayType => {
  const playType = findPlayType(familyOf('SSC'), code)
  if (playType === undefined) throw new Error(`SSC has no play type ${code}`)
  return playType
}
const empty = (playType: PlayType) => playType.board.rows.map((): string[] => [])
/** Picks of the first row alone. */
const first = (playType: PlayType, ...values: string[]) => [values, ...empty(playType).slice(1)]

describe('opposite picks', () => {
  const sides = ssc('place-sides')

  it('are those of which one wins where the other loses', () => {
    expect(areOpposite(sides, first(sides, 'BIG'), first(sides, 'SMALL'))).toBe(true)
    expect(areOpposite(sides, first(sides, 'ODD', 'BIG'), first(sides, 'EVEN'))).toBe(true)
    expect(areOpposite(sides, first(sides, 'BIG'), first(sides, 'EVEN'))).toBe(false)
    expect(areOpposite(sides, first(sides, 'BIG'), first(sides, 'BIG'))).toBe(false)
  })

  it('are so in one row alone: of two places both may lose', () => {
    const [one, ...others] = first(sides, 'BIG')
    expect(areOpposite(sides, [one ?? [], ...others], [[], ['SMALL'], ...others.slice(1)])).toBe(false)
  })

  it('may stand on one slip', () => {
    const both = first(sides, 'BIG', 'SMALL')
    expect(areOpposite(sides, both, both)).toBe(true)
    const one = first(sides, 'BIG')
    expect(areOpposite(sides, one, one)).toBe(false)
  })

  it('are also parts that are all there is together', () => {
    const place = ssc('fixed-place')
    const digits = [...'0123456789']
    expect(areOpposite(place, first(place, ...digits.slice(0, 5)), first(place, ...digits.slice(5)))).toBe(true)
    expect(areOpposite(place, first(place, ...digits.slice(0, 5)), first(place, ...digits.slice(6)))).toBe(false)
    // Who bets on everything alone is no opposite of anybody.
    expect(areOpposite(place, first(place, ...digits), first(place, '1'))).toBe(false)
  })

  it('are not told of values that must come together', () => {
    const together = ssc('two-front-sides')
    expect(areOpposite(together, [['BIG'], ['ODD']], [['SMALL'], ['ODD']])).toBe(false)
  })

  it('face each other among many: both sides, and parts that are all there is together', () => {
    const faces = (...all: (readonly string[])[]) =>
      facingOther(
        sides,
        all.map((values) => first(sides, ...values)),
      )
    expect(faces(['BIG'], ['SMALL'], ['ODD'])).toEqual([true, true, false])
    expect(faces(['BIG'], ['BIG'], ['ODD'])).toEqual([false, false, false])
    expect(faces(['BIG', 'SMALL'])).toEqual([true])
    const place = ssc('fixed-place')
    const digits = [...'0123456789']
    const each = (chosen: readonly string[]) =>
      facingOther(
        place,
        chosen.map((digit) => first(place, digit)),
      )
    expect(each(digits.slice(0, 9))).toEqual(digits.slice(0, 9).map(() => false))
    expect(each(digits)).toEqual(digits.map(() => true))
  })
})
