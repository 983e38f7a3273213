import { describe, expect, it } from 'vitest'
import { familyOf } from '../families/families.ts'
import { findPlayType } from './family.ts'
import type { PlayType } from './play-type.ts'
import { countTickets, payoutOf, priceOf } from './price.ts'

const direct = findPlayType(familyOf('SSC'), 'two-front-direct') as PlayType
const picks = [
  ['1', '2', '3'],
  ['4', '5'],
]

describe('the price of a bet', () => {
  it('is unit × lines × tickets × multiple', () => {
    expect(priceOf(direct, { picks, unit: 10_000n, multiple: 3 })).toBe(180_000n)
    expect(priceOf({ ...direct, lines: 27 }, { picks, unit: 10_000n, multiple: 1 })).toBe(1_620_000n)
  })

  it('is nothing where the board cannot be filled so', () => {
    expect(countTickets(direct, [['1', '1'], ['4']])).toBe(0)
    expect(priceOf(direct, { picks: [['1'], []], unit: 10_000n, multiple: 1 })).toBe(0n)
  })
})

describe('what hits pay', () => {
  const odds = { win: 990_000, tie: 10_000, odd: 33_333 }

  it('is unit × multiple × count × odds of each, added up', () => {
    const hits = [
      { prize: 'win', count: 2 },
      { prize: 'tie', count: 1 },
    ]
    expect(payoutOf(hits, odds, { unit: 10_000n, multiple: 5 })).toBe(5n * (2n * 990_000n + 10_000n))
    expect(payoutOf([], odds, { unit: 10_000n, multiple: 5 })).toBe(0n)
  })

  it('is rounded down once, together', () => {
    const hits = [
      { prize: 'odd', count: 1 },
      { prize: 'tie', count: 1 },
    ]
    expect(payoutOf(hits, odds, { unit: 3n, multiple: 1 })).toBe(12n)
    expect(payoutOf([{ prize: 'odd', count: 3 }], odds, { unit: 1n, multiple: 1 })).toBe(9n)
  })

  it('is never guessed where a prize has no odds', () => {
    expect(() => payoutOf([{ prize: 'none', count: 1 }], odds, { unit: 1n, multiple: 1 })).toThrow('none')
  })
})
