import { describe, expect, it } from 'vitest'
import { FAMILY_CODES } from '../core/family.ts'
import { toNumber } from '../core/fraction.ts'
import { oddsOf, returnsOf, returnsUnder } from '../core/odds.ts'
import { families, familyOf } from './families.ts'

/** What a brand starts with, and the least that any ticket may return, in 1/10,000. */
const usual = { series: 1960, table: {} }
const FLOOR = 7_500

describe.each(FAMILY_CODES)('%s', (code) => {
  const family = familyOf(code)

  it('is the family of its code', () => {
    expect([family.code, families[code]]).toEqual([code, family])
  })

  it('returns between 75 and 100 % of every ticket at the odds that a brand starts with', () => {
    expect(returnsUnder(family, usual, FLOOR)).toEqual([])
    const tooMuch = family.playTypes
      .flatMap((playType) => returnsOf(playType, oddsOf(family, playType, usual)))
      .filter(({ share }) => toNumber(share) > 1)
    expect(tooMuch).toEqual([])
  })
})
