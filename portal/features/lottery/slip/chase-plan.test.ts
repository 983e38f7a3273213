import { describe, expect, it } from 'vitest'
import { type ChasePlan, multiplesOf, planTotals, withDraws } from './chase-plan.ts'

const plan = (multiples: number[], stopsOnWin = false): ChasePlan => ({ growth: 'DOUBLE', multiples, stopsOnWin })

describe('a plan over several draws', () => {
  it('stays equal, adds one, or doubles', () => {
    expect(multiplesOf('EQUAL', 3, 2)).toEqual([2, 2, 2])
    expect(multiplesOf('PLUS_ONE', 3)).toEqual([1, 2, 3])
    expect(multiplesOf('DOUBLE', 4)).toEqual([1, 2, 4, 8])
  })

  it('never multiplies by more than a bet may be', () => {
    expect(multiplesOf('DOUBLE', 20).at(-1)).toBe(9999)
  })

  it('keeps what was set by hand when it gets longer or shorter', () => {
    expect(withDraws(plan([1, 7]), 4).multiples).toEqual([1, 7, 14, 28])
    expect(withDraws(plan([1, 7, 14]), 2).multiples).toEqual([1, 7])
  })

  it('costs all its draws, and wins one of them when a win ends it', () => {
    const single = { price: 10n, mostWin: 100n }
    expect(planTotals(plan([1, 2, 4]), single)).toEqual({ price: 70n, mostWin: 700n })
    expect(planTotals(plan([1, 2, 4], true), single)).toEqual({ price: 70n, mostWin: 400n })
  })
})
