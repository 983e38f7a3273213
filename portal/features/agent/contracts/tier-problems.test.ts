import { describe, expect, it } from 'vitest'
import { emptyTier, rateOf } from './terms-draft.ts'
import { problemsOf } from './tier-problems.ts'

const own = {
  pick: 'HIGHEST' as const,
  tiers: [
    { validBet: '0.00', loss: '0.00', activeMembers: 0, rate: 5_000 },
    { validBet: '1000.00', loss: '200.00', activeMembers: 3, rate: 10_000 },
  ],
}
const tier = (rate: string, rest: object = {}) => ({ ...emptyTier, rate, ...rest })
const problems = (...tiers: ReturnType<typeof tier>[]) => problemsOf({ tiers, pick: 'HIGHEST' }, own)

describe('terms for a downline', () => {
  it('are possible up to what the own contract pays, for no less than it asks', () => {
    expect(problems(tier('0.5'), tier('1', { validBet: '1,000', loss: '200', activeMembers: '3' }))).toEqual([])
    expect(problems(tier('1.1'))).toEqual([{ tier: 0, field: 'rate', what: 'aboveOwn', most: 10_000 }])
    expect(problems(tier('0.9', { validBet: '999', activeMembers: '4' }))).toEqual([
      { tier: 0, field: 'validBet', what: 'belowOwn', least: '1000' },
      { tier: 0, field: 'loss', what: 'belowOwn', least: '200' },
    ])
  })

  it('that pay before their loss is reached are not, under one that does not', () => {
    const tiers = [tier('1', { validBet: '1000', loss: '200', activeMembers: '3' })]
    expect(problemsOf({ tiers, pick: 'FLOAT' }, own)).toEqual([
      { tier: 0, field: 'loss', what: 'belowOwn', least: '200' },
    ])
  })

  it('are told field by field what is no number, and which rate is there twice', () => {
    expect(problems(tier('x', { validBet: '1a', activeMembers: '1.5' })).map(({ field }) => field)).toEqual([
      'validBet',
      'activeMembers',
      'rate',
    ])
    expect(problems(tier('0.4'), tier('0.5', { validBet: '0' }))).toEqual([{ tier: 1, field: 'rate', what: 'same' }])
    expect(problems(tier('0.5'), tier('0.50'))).toEqual([{ tier: 1, field: 'rate', what: 'twice' }])
  })
})

it.each([
  ['0.0001', 1],
  ['0,05', 500],
  ['100', 1_000_000],
  ['100.1', null],
  ['0', null],
  ['', null],
  ['0.00001', null],
])('%s per cent is %s', (text, rate) => {
  expect(rateOf(text)).toBe(rate)
})
