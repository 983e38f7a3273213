import { describe, expect, it } from 'vitest'
import { amountOf, carriesUnder, groupedOf, proposalDraft, requestDraft } from './terms-draft.ts'

type Known = NonNullable<Parameters<typeof requestDraft>[1]>
type Carry = NonNullable<Known['current']>['carry']

const version = (carry: Carry, rate = 100_000, pick: 'HIGHEST' | 'FLOAT' = 'HIGHEST') => ({
  version: 1,
  pick,
  carry,
  proposedBy: 'PAYER' as const,
  proposedAt: '2026-01-01T00:00:00Z',
  validFrom: null,
  tiers: [{ validBet: '0.00', loss: '1000.00', activeMembers: 3, rate }],
})
const contract = (current: Known['current'], proposed: Known['proposed'] = null): Known => ({
  period: 'HALF_MONTH',
  current,
  proposed,
})

describe('a proposal to a downline', () => {
  it.each(['NEXT', 'HALF_MONTH', 'PERMANENT'] as const)('carries losses on where the own terms do: %s', (carry) => {
    expect(proposalDraft('DIVIDEND', contract(version(carry, 100_000, 'FLOAT')))).toEqual({
      period: 'HALF_MONTH',
      pick: 'FLOAT',
      carry,
      tiers: [{ validBet: '', loss: '1,000', activeMembers: '3', rate: '10' }],
    })
    const downlines = contract(version('NONE', 50_000))
    expect(proposalDraft('DIVIDEND', contract(version(carry)), downlines)).toMatchObject({
      carry,
      tiers: [{ rate: '5' }],
    })
    expect(carriesUnder(version(carry))).toEqual([carry])
  })

  it('rests on the own terms in force, not on those that wait', () => {
    const own = contract(version('NEXT', 100_000), version('PERMANENT', 200_000))
    expect(proposalDraft('DIVIDEND', own)).toMatchObject({ carry: 'NEXT', tiers: [{ rate: '10' }] })
  })

  it('leaves the choice where the own terms carry nothing', () => {
    const own = contract(version('NONE'))
    expect(proposalDraft('DIVIDEND', own, contract(version('NEXT')))).toMatchObject({ carry: 'NEXT' })
    expect(carriesUnder(own.current)).toHaveLength(4)
  })
})

it('a request begins with the terms that wait, else with an empty tier', () => {
  expect(requestDraft('DIVIDEND', contract(version('NONE'), version('NEXT', 200_000)))).toMatchObject({
    carry: 'NEXT',
    tiers: [{ rate: '20' }],
  })
  expect(requestDraft('DAILY_SALARY')).toEqual({
    period: 'DAY',
    pick: 'HIGHEST',
    carry: 'NONE',
    tiers: [{ validBet: '', loss: '', activeMembers: '', rate: '' }],
  })
})

it('amounts are grouped once typed, and left alone where they are none', () => {
  expect(['1000000', '1.000.000', '', '0', 'ten'].map(groupedOf)).toEqual(['1,000,000', '1,000,000', '', '0', 'ten'])
  expect(amountOf(groupedOf('1000000'))).toBe(1_000_000n)
})
