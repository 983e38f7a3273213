import { expect, it } from 'vitest'
import { givesMore, NO_RULE, type RebateRule } from './rule.ts'

const rule: RebateRule = { mode: 'MANUAL', rates: { RNG: 50 }, leastClaim: 10n, dailyCap: 100n, claimDays: 7 }

it.each<[string, Partial<RebateRule>, boolean]>([
  ['a higher rate', { rates: { RNG: 51 } }, true],
  ['another category', { rates: { RNG: 50, LIVE: 1 } }, true],
  ['a higher cap', { dailyCap: 101n }, true],
  ['no cap', { dailyCap: null }, true],
  ['more days', { claimDays: 8 }, true],
  ['a smaller least amount', { leastClaim: 9n }, true],
  ['money without asking', { mode: 'AUTOMATIC' }, true],
  ['the same', {}, false],
  ['less of everything', { rates: {}, dailyCap: 99n, claimDays: 6, leastClaim: 11n }, false],
])('%s: whether it gives more', (_, change, expected) => {
  expect(givesMore(rule, { ...rule, ...change })).toBe(expected)
})

it('a first rule that gives anything gives more', () => {
  expect(givesMore(NO_RULE, rule)).toBe(true)
})
