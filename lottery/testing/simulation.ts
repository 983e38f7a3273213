import { toNumber } from '../core/fraction.ts'
import type { DrawContext, DrawResult, PlayType } from '../core/play-type.ts'

/** Picks whose tickets of one prize are watched over many draws. */
export interface Watched {
  readonly playType: PlayType
  readonly picks: readonly (readonly string[])[]
  readonly prize: string
  /** How many of the tickets can win that prize. */
  readonly tickets: number
}

/** How many standard errors the hits of many draws are away from what the prize's chance says. */
export function deviation(watched: Watched, results: readonly DrawResult[], context: DrawContext): number {
  const { playType, picks, prize, tickets } = watched
  const chance = playType.prizes.find(({ code }) => code === prize)?.chance
  if (chance === undefined) throw new Error(`${playType.code} has no prize ${prize}`)
  let [sum, squares] = [0, 0]
  for (const result of results) {
    const hit = playType.hits(picks, result, context).find((won) => won.prize === prize)?.count ?? 0
    sum += hit
    squares += hit * hit
  }
  const mean = sum / results.length
  const standardError = Math.sqrt((squares / results.length - mean * mean) / results.length)
  return Math.abs(mean - tickets * toNumber(chance)) / standardError
}
