import { type Chances, gatherChances, type ScoreChance } from './chances.ts'
import type { Score } from './progress.ts'

/**
 * Final scores of a race to `target`, from a score, when home wins each point with probability `point`: one side stands at
 * the target, the other anywhere below.
 */
function raceScores(target: number, point: number, score: Score): ScoreChance[] {
  const [home, away] = score
  if (home >= target || away >= target) return [{ home, away, probability: 1 }]
  const scores: ScoreChance[] = []
  for (let extra = 0; away + extra < target; extra++) {
    const probability = lastPointWins(target - home, extra, point)
    scores.push({ home: target, away: away + extra, probability })
  }
  for (let extra = 0; home + extra < target; extra++) {
    const probability = lastPointWins(target - away, extra, 1 - point)
    scores.push({ home: home + extra, away: target, probability })
  }
  return scores
}

/** Probability of winning `needed` points before the other has more than exactly `lost` of them. */
function lastPointWins(needed: number, lost: number, point: number): number {
  let ways = 1
  for (let index = 1; index <= lost; index++) ways = (ways * (needed - 1 + index)) / index
  return ways * point ** needed * (1 - point) ** lost
}

/** Probability that home reaches the target first. */
export function raceWin(target: number, point: number, score: Score): number {
  return raceScores(target, point, score)
    .filter((final) => final.home > final.away)
    .reduce((sum, final) => sum + final.probability, 0)
}

export function mapChances(target: number, point: number, score: Score): Chances {
  return gatherChances(raceScores(target, point, score))
}

/** Final scores in maps, when the running map is won with its own probability and each later one with that of a fresh map. */
export function seriesChances(mapsToWin: number, maps: Score, runningMap: number, freshMap: number): Chances {
  const [home, away] = maps
  if (home >= mapsToWin || away >= mapsToWin) return gatherChances([{ home, away, probability: 1 }])
  const won = raceScores(mapsToWin, freshMap, [home + 1, away])
  const lost = raceScores(mapsToWin, freshMap, [home, away + 1])
  return gatherChances([
    ...won.map((score) => ({ ...score, probability: score.probability * runningMap })),
    ...lost.map((score) => ({ ...score, probability: score.probability * (1 - runningMap) })),
  ])
}
