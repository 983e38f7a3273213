import type { Chances } from './chances.ts'
import { type Grade, gradeChances, returnOf, type Selection } from './selections.ts'

/** Share of the stakes on one leg that comes back, in percent; the overround of each market is its inverse. */
export const returnPercent = 96

/** Decimal odds in hundredths that are offered; a selection beyond them is closed. */
const lowest = 101
const highest = 10_000

/**
 * Decimal odds in hundredths at which a stake brings back `returnPercent` on the average, halves given back included;
 * undefined when they are not offered.
 */
export function oddsOf(selection: Selection, chances: Chances): number | undefined {
  const ends = gradeChances(selection, chances)
  const wins = ends.WON + ends.HALF_WON / 2
  const comesBack = ends.VOID + ends.HALF_WON / 2 + ends.HALF_LOST / 2
  if (wins <= 0) return undefined
  const odds = Math.round((100 * (returnPercent / 100 - comesBack)) / wins)
  return odds >= lowest && odds <= highest ? odds : undefined
}

/** Average return of a stake of 1 at given odds. */
export function expectedReturn(selection: Selection, chances: Chances, odds: number): number {
  const ends = Object.entries(gradeChances(selection, chances)) as [Grade, number][]
  return ends.reduce((sum, [grade, probability]) => sum + (probability * returnOf(grade, odds)) / 200, 0)
}

/** Odds of legs together, in hundredths, as shown; what is paid is counted from the single ones. */
export function combinedOdds(odds: readonly number[]): number {
  const product = odds.reduce((all, each) => all * BigInt(each), 1n)
  return Number(product / 100n ** BigInt(odds.length - 1))
}

/** What a stake comes back as when each leg has ended, rounded down to the smallest unit. */
export function payout(stake: number, legs: readonly { readonly odds: number; readonly grade: Grade }[]): number {
  const product = legs.reduce((all, leg) => all * BigInt(returnOf(leg.grade, leg.odds)), BigInt(stake))
  return Number(product / 200n ** BigInt(legs.length))
}
