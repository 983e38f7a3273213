import { type Chances, gatherChances, type ScoreChance } from './chances.ts'
import type { Score } from './progress.ts'
import { rateScale } from './rates.ts'

/** Points less likely than this are cut off the ends of a distribution. */
const negligible = 1e-12

/** Probability of each sum of points after a number of steps. */
function sumDistribution(weights: readonly number[], steps: number): number[] {
  const single = weights.map((weight) => weight / rateScale)
  let result = [1]
  let square = single
  // By squares: half a hundred steps take six multiplications.
  for (let rest = steps; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = convolve(result, square)
    if (rest > 1) square = convolve(square, square)
  }
  return result
}

function convolve(first: readonly number[], second: readonly number[]): number[] {
  const sums = new Array<number>(first.length + second.length - 1).fill(0)
  first.forEach((one, index) => {
    if (one < negligible) return
    second.forEach((other, shift) => {
      sums[index + shift] = (sums[index + shift] ?? 0) + one * other
    })
  })
  return sums
}

/** Final scores when both sides go on to gather points for a number of steps. */
export function tallyChances(
  rates: { readonly home: readonly number[]; readonly away: readonly number[] },
  score: Score,
  stepsLeft: number,
): Chances {
  const away = sumDistribution(rates.away, stepsLeft)
  const scores: ScoreChance[] = []
  sumDistribution(rates.home, stepsLeft).forEach((homeChance, homePoints) => {
    if (homeChance < negligible) return
    away.forEach((awayChance, awayPoints) => {
      scores.push({ home: score[0] + homePoints, away: score[1] + awayPoints, probability: homeChance * awayChance })
    })
  })
  return gatherChances(scores)
}
