import { MOST_MULTIPLE } from '@croupier/lottery/core/limits.ts'

/** How multiples go from draw to draw. */
export const GROWTHS = ['EQUAL', 'PLUS_ONE', 'DOUBLE'] as const
export type Growth = (typeof GROWTHS)[number]

/** A plan over the draws to come: a multiple for each, the next draw first. */
export interface ChasePlan {
  readonly growth: Growth
  readonly multiples: readonly number[]
  readonly stopsOnWin: boolean
}

/** A plan is over several draws; one draw is a plain order. */
export const LEAST_DRAWS = 2

/** Multiples of so many draws, from the first one on; none beyond what a bet may be multiplied by. */
export function multiplesOf(growth: Growth, draws: number, first = 1): readonly number[] {
  const multiples: number[] = []
  for (let draw = 0; draw < draws; draw++) {
    const before = multiples[draw - 1]
    multiples.push(Math.min(MOST_MULTIPLE, before === undefined ? first : nextOf(growth, before)))
  }
  return multiples
}

function nextOf(growth: Growth, before: number): number {
  if (growth === 'DOUBLE') return before * 2
  return growth === 'PLUS_ONE' ? before + 1 : before
}

/** The plan over another number of draws: what was set by hand stays, new draws go on as the plan grows. */
export function withDraws(plan: ChasePlan, draws: number): ChasePlan {
  const kept = plan.multiples.slice(0, draws)
  const last = kept.at(-1) ?? 1
  const added = multiplesOf(plan.growth, draws - kept.length + 1, last).slice(1)
  return { ...plan, multiples: [...kept, ...added] }
}

/** What a plan costs when every draw of it is played, and the most it can win. */
export function planTotals(plan: ChasePlan, { price, mostWin }: { readonly price: bigint; readonly mostWin: bigint }) {
  const sum = BigInt(plan.multiples.reduce((total, multiple) => total + multiple, 0))
  // Where a win ends the plan only one draw can win.
  const winning = plan.stopsOnWin ? BigInt(Math.max(0, ...plan.multiples)) : sum
  return { price: price * sum, mostWin: mostWin * winning }
}
