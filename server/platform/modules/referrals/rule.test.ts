import { expect, it } from 'vitest'
import { givesMore, isEmpty, type ReferralTerms, rewardOf } from './rule.ts'

const rule: ReferralTerms = {
  isRunning: true,
  fixed: 500_000_000n,
  share: 1_000n,
  greatestShare: 1_000_000_000n,
  leastDeposit: 2_000_000_000n,
  leastValidBet: 10_000_000_000n,
  mostFriends: 20,
}

it('a friend is worth the fixed amount and a share of the first deposit, which has a greatest', () => {
  expect(rewardOf(rule, 2_000_000_000n)).toBe(700_000_000n)
  expect(rewardOf(rule, 90_000_000_000n)).toBe(1_500_000_000n)
  expect(rewardOf({ ...rule, share: 0n }, 90_000_000_000n)).toBe(500_000_000n)
})

it('gives nothing without an amount, and by a share whose greatest is nothing', () => {
  expect(isEmpty({ ...rule, fixed: 0n })).toBe(false)
  expect(isEmpty({ ...rule, fixed: 0n, share: 0n })).toBe(true)
  expect(isEmpty({ ...rule, fixed: 0n, greatestShare: 0n })).toBe(true)
})

it.each<[string, Partial<ReferralTerms>, boolean]>([
  ['a larger amount', { fixed: 600_000_000n }, true],
  ['a larger share', { share: 1_001n }, true],
  ['a larger greatest share', { greatestShare: 1_000_000_001n }, true],
  ['a smaller deposit', { leastDeposit: 1n }, true],
  ['less play', { leastValidBet: 0n }, true],
  ['more friends', { mostFriends: 21 }, true],
  ['a smaller amount', { fixed: 1n }, false],
  ['more play', { leastValidBet: 20_000_000_000n }, false],
  ['an end', { isRunning: false, fixed: 900_000_000n }, false],
])('%s gives more: %s', (_, change, gives) => {
  expect(givesMore(rule, { ...rule, ...change })).toBe(gives)
})

it('a rule that begins gives more than none', () => {
  expect(givesMore({ ...rule, isRunning: false }, rule)).toBe(true)
})
