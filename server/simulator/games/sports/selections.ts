import type { Chances } from './chances.ts'
import type { Score } from './progress.ts'
import type { MarketCode, PeriodCode } from './sports.ts'

/** What one leg of a bet is on. */
export interface Selection {
  readonly period: PeriodCode
  readonly market: MarketCode
  /** In quarters of a point: of a handicap what home is given (negative: gives), of a total its line; 0 for the rest. */
  readonly line: number
  /** home, draw, away, over, under, odd, even, or a score such as 2-1. */
  readonly pick: string
}

export type Grade = 'WON' | 'HALF_WON' | 'VOID' | 'HALF_LOST' | 'LOST'

/** What a stake of 200 comes back as, by grade; `odds` in hundredths. Everything is whole, so that nothing is rounded. */
export function returnOf(grade: Grade, odds: number): number {
  const returns: Record<Grade, number> = { WON: 2 * odds, HALF_WON: odds + 100, VOID: 200, HALF_LOST: 100, LOST: 0 }
  return returns[grade]
}

/** How a selection ends at a final score of its period. */
export function gradeSelection({ market, line, pick }: Selection, [home, away]: Score): Grade {
  switch (market) {
    case 'handicap':
      return gradeQuarters((pick === 'home' ? 1 : -1) * (4 * (home - away) + line))
    case 'total':
      return gradeQuarters((pick === 'over' ? 1 : -1) * (4 * (home + away) - line))
    case 'winner':
      return gradeQuarters((pick === 'home' ? 4 : -4) * (home - away))
    case 'result':
      return pick === (home > away ? 'home' : home < away ? 'away' : 'draw') ? 'WON' : 'LOST'
    case 'oddEven':
      return pick === ((home + away) % 2 === 0 ? 'even' : 'odd') ? 'WON' : 'LOST'
    case 'score':
      return pick === `${home}-${away}` ? 'WON' : 'LOST'
  }
}

/** A lead of a quarter point decides half of the stake only: the other half is given back. */
function gradeQuarters(lead: number): Grade {
  if (lead >= 2) return 'WON'
  if (lead === 1) return 'HALF_WON'
  if (lead === 0) return 'VOID'
  return lead === -1 ? 'HALF_LOST' : 'LOST'
}

/** Probability of each way a selection may end. */
export function gradeChances(selection: Selection, chances: Chances): Record<Grade, number> {
  const sums: Record<Grade, number> = { WON: 0, HALF_WON: 0, VOID: 0, HALF_LOST: 0, LOST: 0 }
  for (const [score, probability] of scoresThatMatter(selection, chances)) {
    sums[gradeSelection(selection, score)] += probability
  }
  return sums
}

/** Differences and sums are few where scores are many; each is stood for by a score that has it. */
function scoresThatMatter({ market, pick }: Selection, chances: Chances): [Score, number][] {
  if (market === 'score') {
    const [home = 0, away = 0] = pick.split('-').map(Number)
    const probability = chances.exact(home, away)
    return [
      [[home, away], probability],
      [[-1, -1], 1 - probability],
    ]
  }
  const asksTotal = market === 'total' || market === 'oddEven'
  return [...(asksTotal ? chances.total : chances.margin)].map(([value, probability]) => [[value, 0], probability])
}

/** One text for one selection, the same on the page and on the server. */
export function keyOf({ period, market, line, pick }: Selection): string {
  return [period, market, line, pick].join('.')
}
