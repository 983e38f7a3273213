import { expect, it } from 'vitest'
import type { Family } from '../core/family.ts'
import { toNumber } from '../core/fraction.ts'
import { fairOdds, HIGHEST_SERIES, oddsOf, returnsOf } from '../core/odds.ts'
import { playOf } from './conformance.ts'

/** Every ticket at the highest series returns 99 % of what a tie does not give back, but for odds rounded down. */
export function describeSeriesReturns(family: Family): void {
  it.each(family.playTypes.map((playType) => [playType.code, playType] as const))(
    'a ticket of %s returns 99 %% at series 1980',
    (_, playType) => {
      const odds = oddsOf(family, playType, { series: HIGHEST_SERIES, table: {} })
      const tie = playType.prizes.find(({ returnsStake }) => returnsStake)
      const tied = tie === undefined ? 0 : toNumber(tie.chance)
      for (const { share } of returnsOf(playType, odds)) {
        expect(toNumber(share)).toBeLessThanOrEqual(0.99 * (1 - tied) + tied + 1e-9)
        expect(toNumber(share)).toBeGreaterThan(0.99 * (1 - tied) + tied - 0.0001)
      }
    },
  )
}

/** A table of odds has those of every prize but ties, and of no other. */
export function describeOddsTable(family: Family): void {
  it(`has odds of every prize of ${family.code} and of no other`, () => {
    const priced = family.playTypes.map(({ code, prizes }) => [
      code,
      prizes.filter(({ returnsStake }) => !returnsStake).map((prize) => prize.code),
    ])
    expect(Object.entries(family.odds).map(([code, odds]) => [code, Object.keys(odds)])).toEqual(priced)
  })
}

/** The published fair odds of play types: play type, prize, odds. */
export function describeFairOdds(family: Family, published: readonly (readonly [string, string, number])[]): void {
  it.each(published)('%s %s has the fair odds %d', (code, prizeCode, odds) => {
    const playType = playOf(family, code)
    const prize = playType.prizes.find((own) => own.code === prizeCode)
    expect(prize && toNumber(fairOdds(playType, prize))).toBeCloseTo(odds, 3)
  })
}
