import { describe, expect, it } from 'vitest'
import { formatsOf } from '../../../../formats/formats.ts'
import { amountOf, carriesUnder, proposalDraft, requestDraft } from './terms-draft.ts'

const formats = formatsOf('vi')

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
    expect(proposalDraft('DIVIDEND', contract(version(carry, 100_000, 'FLOAT')), undefined, formats)).toEqual({
      period: 'HALF_MONTH',
      pick: 'FLOAT',
      carry,
      tiers: [{ validBet: '', loss: '1.000', activeMembers: '3', rate: '10' }],
    })
    const downlines = contract(version('NONE', 50_000))
    expect(proposalDraft('DIVIDEND', contract(version(carry)), downlines, formats)).toMatchObject({
      carry,
      tiers: [{ rate: '5' }],
    })
    expect(carriesUnder(version(carry))).toEqual([carry])
  })

  it('rests on the own terms in force, not on those that wait', () => {
    const own = contract(version('NEXT', 100_000), version('PERMANENT', 200_000))
    expect(proposalDraft('DIVIDEND', own, undefined, formats)).toMatchObject({ carry: 'NEXT', tiers: [{ rate: '10' }] })
  })

  it('leaves the choice where the own terms carry nothing', () => {
    const own = contract(version('NONE'))
    expect(proposalDraft('DIVIDEND', own, contract(version('NEXT')), formats)).toMatchObject({ carry: 'NEXT' })
    expect(carriesUnder(own.current)).toHaveLength(4)
  })
})

it('a request begins with the terms that wait, else with an empty tier', () => {
  expect(requestDraft('DIVIDEND', contract(version('NONE'), version('NEXT', 200_000)), formats)).toMatchObject({
    carry: 'NEXT',
    tiers: [{ rate: '20' }],
  })
  expect(requestDraft('DAILY_SALARY', undefined, formats)).toEqual({
    period: 'DAY',
    pick: 'HIGHEST',
    carry: 'NONE',
    tiers: [{ validBet: '', loss: '', activeMembers: '', rate: '' }],
  })
})

it('reads amounts as they are grouped, and refuses what is none', () => {
  expect(['1000000', '1.000.000', '1,000,000', '', 'ten'].map(amountOf)).toEqual([
    1_000_000n,
    1_000_000n,
    1_000_000n,
    0n,
    null,
  ])
})
