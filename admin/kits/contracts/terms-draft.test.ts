import { expect, it } from 'vitest'
import { areSound, draftOf, EMPTY_TIER, emptyTerms, flawOf, inputOf } from './terms-draft.ts'

const terms = {
  period: 'DAY' as const,
  pick: 'HIGHEST' as const,
  carry: 'NONE' as const,
  tiers: [{ validBet: '1000.00', loss: '0.00', activeMembers: 3, rate: 5_000 }],
}

it('terms that nobody changed go back as they came', () => {
  expect(inputOf('DAILY_SALARY', draftOf(terms))).toEqual({
    ...terms,
    tiers: [{ validBet: '1000', loss: '0', activeMembers: 3, rate: 5_000 }],
  })
})

it('only a dividend floats and carries', () => {
  const draft = { ...draftOf(terms), pick: 'FLOAT' as const, carry: 'NEXT' as const }
  expect(inputOf('DAILY_SALARY', draft)).toMatchObject({ pick: 'HIGHEST', carry: 'NONE' })
  expect(inputOf('DIVIDEND', draft)).toMatchObject({ pick: 'FLOAT', carry: 'NEXT' })
})

it('two tiers of one rate, and what is no number, are not sent', () => {
  expect(areSound(emptyTerms('DIVIDEND'))).toBe(false)
  const tier = { ...EMPTY_TIER, rate: '0.5' }
  expect(areSound({ ...emptyTerms('DIVIDEND'), tiers: [tier] })).toBe(true)
  expect(areSound({ ...emptyTerms('DIVIDEND'), tiers: [tier, { ...tier, rate: '0.50' }] })).toBe(false)
  expect(flawOf('rate', '100.1')).toBe('contracts.flaws.rate')
  expect(flawOf('validBet', '1a')).toBe('contracts.flaws.amount')
})
