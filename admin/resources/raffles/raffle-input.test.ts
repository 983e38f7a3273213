import { expect, it } from 'vitest'
import { chancesOf, mostOf, raffleInput } from './raffle-input.ts'

const names = [{ language: 'vi', name: 'Giải' }]
const prizes = [
  { kind: 'MONEY', names, amount: '500000.5', weight: 1, quantity: 5 },
  { kind: 'POINTS', names, amount: '50', weight: 3, quantity: 100 },
  { kind: 'NOTHING', names, amount: '7', weight: '6', quantity: 3 },
]

it('tells how likely each prize is, and what all may come to at most', () => {
  expect(chancesOf(prizes)).toEqual([0.1, 0.3, 0.6])
  expect(chancesOf([{ weight: '' }])).toEqual([])
  expect(mostOf(prizes, 'MONEY')).toBe('2500002.50')
  expect(mostOf(prizes, 'POINTS')).toBe('5000.00')
})

it('sends what gives nothing without an amount or an end', () => {
  const sent = raffleInput({ words: [], leastDeposit: '', prizes })
  expect(sent).toMatchObject({ leastDeposit: null })
  expect((sent.prizes as object[])[2]).toEqual({ kind: 'NOTHING', names, amount: '0', weight: 6, quantity: null })
})
