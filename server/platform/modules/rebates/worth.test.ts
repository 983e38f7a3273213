import { describe, expect, it } from 'vitest'
import { type Accrual, lapse, linesOf, sumOf, worthOf } from './worth.ts'

const accrual = (change: Partial<Accrual> = {}): Accrual => ({
  day: '2026-11-20',
  category: 'RNG',
  currency: 'VND',
  validBet: 1_000_000n,
  base: 50,
  levelRank: 0,
  level: 0,
  rise: 0,
  dailyCap: null,
  isClosed: true,
  expiresOn: '2026-11-28',
  settled: 0n,
  expired: 0n,
  ...change,
})
const one = (change: Partial<Accrual> = {}) => {
  const [worth] = worthOf([accrual(change)])
  if (worth === undefined) throw new Error('One in, none out')
  return worth
}
const TODAY = '2026-11-25'

describe('what an accrual comes to', () => {
  it('is the valid bet by category, level and promise, rounded towards zero', () => {
    expect(one({ validBet: 999_999n })).toMatchObject({ rate: 50, worth: 4_999n, open: 4_999n, state: 'OPEN' })
    expect(one({ level: 5, rise: 20 })).toMatchObject({ rate: 75, worth: 7_500n })
  })

  it('is nothing where the category gives nothing, whatever the level', () => {
    expect(one({ base: 0, level: 5, rise: 20 })).toMatchObject({ rate: 0, worth: 0n, state: 'NOTHING' })
  })

  it('is nothing less than nothing', () => {
    expect(one({ validBet: -5_000n })).toMatchObject({ worth: 0n, open: 0n })
  })

  it('cannot be claimed while its day runs', () => {
    expect(one({ isClosed: false, expiresOn: null })).toMatchObject({ worth: 5_000n, open: 0n, state: 'RUNNING' })
  })

  it('fills the cap of a day in the order of categories, each day anew', () => {
    const parts = { dailyCap: 8_000n }
    const worths = worthOf([
      accrual({ ...parts, category: 'RNG' }),
      accrual({ ...parts, category: 'LIVE' }),
      accrual({ ...parts, day: '2026-11-21' }),
    ])
    expect(worths.map(({ day, category, worth, isCapped }) => [day, category, worth, isCapped])).toEqual([
      ['2026-11-20', 'LIVE', 5_000n, false],
      ['2026-11-20', 'RNG', 3_000n, true],
      ['2026-11-21', 'RNG', 5_000n, false],
    ])
  })

  it('is owed where more was given', () => {
    expect(one({ settled: 6_000n })).toMatchObject({ open: -1_000n, state: 'OWED' })
    expect(one({ settled: 5_000n })).toMatchObject({ open: 0n, state: 'GIVEN' })
  })

  it('takes from what lapsed before anything is owed', () => {
    expect(one({ expired: 5_000n })).toMatchObject({ lapsed: 5_000n, open: 0n, state: 'EXPIRED' })
    expect(one({ expired: 6_000n })).toMatchObject({ lapsed: 5_000n, open: 0n })
    expect(one({ settled: 2_000n, expired: 1_000n })).toMatchObject({ lapsed: 1_000n, open: 2_000n })
  })
})

describe('a claim', () => {
  it('takes what is open and in time, of the categories asked for, less what is owed of any', () => {
    const worths = worthOf([
      accrual({ category: 'LIVE' }),
      accrual({ category: 'RNG' }),
      accrual({ category: 'FISH', settled: 6_000n }),
      accrual({ day: '2026-11-10', expiresOn: TODAY }),
    ])
    expect(sumOf(linesOf(worths, TODAY))).toBe(9_000n)
    expect(linesOf(worths, TODAY, ['RNG']).map(({ accrual: { category }, amount }) => [category, amount])).toEqual([
      ['FISH', -1_000n],
      ['RNG', 5_000n],
    ])
  })
})

describe('what was not claimed in time', () => {
  it('works off what is owed first, and the rest lapses', () => {
    const worths = worthOf([
      accrual({ category: 'FISH', settled: 6_000n, expiresOn: '2026-12-01' }),
      accrual({ category: 'LIVE', settled: 8_000n, expiresOn: '2026-12-01' }),
      accrual({ category: 'RNG', expiresOn: TODAY }),
    ])
    const { lines, lapsing } = lapse(worths, TODAY)
    expect(lines.map(({ accrual: { category }, amount }) => [category, amount])).toEqual([
      ['RNG', 4_000n],
      ['FISH', -1_000n],
      ['LIVE', -3_000n],
    ])
    expect(sumOf(lines)).toBe(0n)
    expect(lapsing.map(({ amount }) => amount)).toEqual([1_000n])
  })

  it('is nothing before its time', () => {
    expect(lapse(worthOf([accrual()]), TODAY)).toEqual({ lines: [], lapsing: [] })
  })
})
