import { drawResult, type Family, type Uniform } from '../core/family.ts'
import type { DrawResult } from '../core/play-type.ts'

/** Numbers that look random and are the same each time: a test that failed once fails again (mulberry32). */
export function seeded(seed: number): Uniform {
  let state = seed >>> 0
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound)
  }
}

/** So many results of a family. */
export function drawResults(family: Family, draws: number, seed: number): readonly DrawResult[] {
  const uniform = seeded(seed)
  return Array.from({ length: draws }, () => drawResult(family, uniform))
}
