import type { Family, FamilyCode, ResultGroup } from '../../core/family.ts'
import { fraction, inverse, multiply, RATE, toRate } from '../../core/fraction.ts'
import type { Odds, PlayType, Prize } from '../../core/play-type.ts'

/** A play type with the odds a brand gets unless it sets its own. */
export interface PricedPlay {
  readonly playType: PlayType
  readonly odds: Odds
}

/** A family whose brands have a table of odds. */
export function pricedFamily(code: FamilyCode, groups: readonly ResultGroup[], plays: readonly PricedPlay[]): Family {
  return {
    code,
    groups,
    odds: Object.fromEntries(plays.map(({ playType, odds }) => [playType.code, odds])),
    playTypes: plays.map(({ playType }) => playType),
  }
}

/** Odds are shown with two places; what is left below them stays with the house. */
const STEP = 100

/** The play type at odds that return this share (1/10,000) of the stake. */
export function returning(playType: PlayType, share: number): PricedPlay {
  return { playType, odds: oddsReturning(share, playType.prizes, playType.lines) }
}

/**
 * Odds that return this share (1/10,000) of the stake, hundredths rounded down. For prizes of which each ticket can win
 * one; those that give the stake back have no odds of their own.
 */
export function oddsReturning(share: number, prizes: readonly Prize[], lines = 1): Odds {
  const odds = prizes
    .filter(({ returnsStake }) => !returnsStake)
    .map(({ code, chance }) => {
      const rate = toRate(multiply(inverse(chance), fraction(share * lines, RATE)))
      return [code, rate - (rate % STEP)] as const
    })
  return Object.fromEntries(odds)
}
