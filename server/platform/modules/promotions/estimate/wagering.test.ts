import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { everybody, plainPromotion } from '../../../../../tests/support/promotions.ts'
import { grantWithin } from './granting.ts'
import { type PlayedHour, wager } from './wagering.ts'

const START = Date.UTC(2026, 8, 1)
const HOUR = 3_600_000
const at = (hours: number) => new Date(START + hours * HOUR)
const terms = {
  ...plainPromotion,
  audience: everybody,
  turnover: { ...plainPromotion.turnover, multiplier: 2, days: 1 },
}
const grant = (hours: number, amount = 100n) => ({ memberId: 'a', at: at(hours), amount, deposit: null })
const played = (hours: number, valid: bigint, change: Partial<PlayedHour> = {}): PlayedHour => ({
  memberId: 'a',
  hour: at(hours),
  gameType: 'RNG',
  valid,
  tooLargeAt: null,
  ...change,
})
const outcomes = (...given: Parameters<typeof wager>) => wager(...given).map(({ outcome, done }) => [outcome, done])

describe('bonuses played with real bets', () => {
  it('come one after the other: what one does not need goes on to the next', () => {
    const hours = [played(1, 250n), played(2, 100n)]
    expect(outcomes(terms, [grant(0), grant(1)], hours, at(5))).toEqual([
      ['COMPLETED', 200n],
      ['OPEN', 150n],
    ])
  })

  it('count nothing before they are given or after their time', () => {
    const hours = [played(1, 500n), played(30, 500n)]
    expect(outcomes(terms, [grant(3)], hours, at(26))).toEqual([['OPEN', 0n]])
    expect(outcomes(terms, [grant(3)], hours, at(48))).toEqual([['EXPIRED', 0n]])
  })

  it('are broken by a bet that is too large only while they are played, where the terms say so', () => {
    const hours = [played(1, 50n, { tooLargeAt: at(1.5) }), played(2, 500n)]
    expect(outcomes(terms, [grant(0)], hours, at(5))).toEqual([['COMPLETED', 200n]])
    const strict = { ...terms, turnover: { ...terms.turnover, breach: 'FORFEIT' as const } }
    expect(outcomes(strict, [grant(0)], hours, at(5))).toEqual([['BROKEN', 50n]])
    expect(outcomes(strict, [grant(0), grant(3)], hours, at(5)).at(-1)).toEqual(['OPEN', 0n])
  })

  it('never count more than was bet, nor more than each needs', () => {
    const hour = fc.record({ hours: fc.nat(60), valid: fc.bigInt({ min: 0n, max: 1_000n }) })
    const given = fc.record({ hours: fc.nat(60), amount: fc.bigInt({ min: 1n, max: 500n }) })
    fc.assert(
      fc.property(fc.array(hour), fc.array(given), (bets, grants) => {
        const inOrder = bets.toSorted((one, other) => one.hours - other.hours)
        const gifts = grants.toSorted((one, other) => one.hours - other.hours)
        const results = wager(
          terms,
          gifts.map(({ hours, amount }) => grant(hours, amount)),
          inOrder.map(({ hours, valid }) => played(hours, valid)),
          at(100),
        )
        const done = results.reduce((sum, result) => sum + result.done, 0n)
        expect(done <= bets.reduce((sum, { valid }) => sum + valid, 0n)).toBe(true)
        expect(results.every((result) => result.done <= result.required)).toBe(true)
      }),
    )
  })
})

describe('a budget', () => {
  const joining = (hours: number) => ({ memberId: 'a', at: at(hours), base: null, isDeposit: false })

  it('gives in the order of time while enough is left', () => {
    const given = grantWithin(terms, [joining(3), joining(1), joining(2)], 200n * 10_000n)
    expect(given).toMatchObject({ granted: 200n * 10_000n, refused: 1, spentAt: at(3) })
    expect(given.grants.map((one) => one.at)).toEqual([at(1), at(2)])
  })
})
