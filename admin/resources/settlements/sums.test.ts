import { expect, it } from 'vitest'
import type { ConsoleSettlementFragment } from './settlements.generated.ts'
import { amountsOf, countOf } from './sums.ts'

const sums: ConsoleSettlementFragment['sums'] = [
  { state: 'UNAPPROVED', currency: 'VND', count: 2, amount: '30.10', paid: '0.00' },
  { state: 'UNAPPROVED', currency: 'JPY', count: 1, amount: '7.00', paid: '0.00' },
  { state: 'PAID', currency: 'VND', count: 1, amount: '-0.20', paid: '-0.20' },
  { state: 'DENIED', currency: 'VND', count: 5, amount: '99.00', paid: '0.00' },
]

const plain = (amount: string, currency: string) => `${amount} ${currency}`

it('adds up what earnings come to by currency, exactly, but for what was denied', () => {
  expect(amountsOf(sums, 'amount', plain)).toBe('29.9000 VND + 7.0000 JPY')
  expect(amountsOf(sums, 'paid', plain)).toBe('-0.2000 VND + 0.0000 JPY')
  expect(amountsOf(sums, 'amount', plain, 'UNAPPROVED')).toBe('30.1000 VND + 7.0000 JPY')
  expect(amountsOf([], 'amount', plain)).toBe('–')
})

it('counts the earnings of a state', () => {
  expect(countOf(sums, 'UNAPPROVED')).toBe(3)
  expect(countOf(sums, 'DUE')).toBe(0)
})
