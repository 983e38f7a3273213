import type { Uniform } from '../../random/uniform.ts'
import type { RaceSport, Sport, TallySport } from './sports.ts'

/** Chances of the single steps are whole parts of this, so that what is drawn is exactly what is priced. */
export const rateScale = 1_000_000

/** How strong two sides are against each other. */
export type Rates =
  /** Chance of 0, 1, 2 … points in one step, for each side. */
  | { readonly engine: 'tally'; readonly home: readonly number[]; readonly away: readonly number[] }
  /** Chance that home wins a point. */
  | { readonly engine: 'race'; readonly home: number }

/** What happened in one step: ten for each point of home and one for each of away. */
export type Step = number

export function pointsOf(step: Step): readonly [number, number] {
  return [Math.floor(step / 10), step % 10]
}

/** Draws a whole match, step by step. */
export function drawMatch(sport: Sport, rates: Rates, uniform: Uniform): Step[] {
  if (sport.engine === 'tally' && rates.engine === 'tally') return drawTally(sport, rates, uniform)
  if (sport.engine === 'race' && rates.engine === 'race') return drawRace(sport, rates.home, uniform)
  throw new Error('the rates are of another kind of sport')
}

function drawTally(sport: TallySport, rates: Rates & { engine: 'tally' }, uniform: Uniform): Step[] {
  const steps = sport.periodEnds.at(-1) ?? 0
  return Array.from({ length: steps }, () => 10 * drawPoints(rates.home, uniform) + drawPoints(rates.away, uniform))
}

function drawPoints(weights: readonly number[], uniform: Uniform): number {
  let rest = uniform(rateScale)
  for (const [points, weight] of weights.entries()) {
    if (rest < weight) return points
    rest -= weight
  }
  throw new Error('the weights do not add up')
}

function drawRace(sport: RaceSport, home: number, uniform: Uniform): Step[] {
  const steps: Step[] = []
  const maps = [0, 0]
  while (Math.max(...maps) < sport.mapsToWin) {
    const points = [0, 0]
    while (Math.max(...points) < sport.pointsToWin) {
      const winner = uniform(rateScale) < home ? 0 : 1
      points[winner] = (points[winner] ?? 0) + 1
      steps.push(winner === 0 ? 10 : 1)
    }
    const winner = (points[0] ?? 0) > (points[1] ?? 0) ? 0 : 1
    maps[winner] = (maps[winner] ?? 0) + 1
  }
  return steps
}
