import { expect, it } from 'vitest'
import { betEnd } from './bet-states.ts'

it('a settled bet that paid nothing is lost, not paid', () => {
  expect(betEnd({ state: 'SETTLED', payout: '0.0000', profit: '-1.0000' })).toBe('LOST')
  expect(betEnd({ state: 'SETTLED', payout: '1.0100', profit: '0.0100' })).toBe('WON')
  expect(betEnd({ state: 'SETTLED', payout: '0.0100', profit: '-0.9900' })).toBe('PAID')
  expect(betEnd({ state: 'SETTLED', payout: '1.0000', profit: '0.0000' })).toBe('PAID')
  expect(betEnd({ state: 'OPEN', payout: '0.0000', profit: '-1.0000' })).toBe('OPEN')
  expect(betEnd({ state: 'VOID', payout: '0.0000', profit: '-1.0000' })).toBe('VOID')
})
