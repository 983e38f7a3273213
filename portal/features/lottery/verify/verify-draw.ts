import type { DrawResult } from '@croupier/lottery/core/play-type.ts'
import { commitmentOf, drawFromSeed } from '@croupier/lottery/fairness/draw.ts'
import { findFamily } from '../find-family.ts'

/** A draw as it was published. */
export interface PublishedDraw {
  readonly family: string
  readonly lotteryCode: string
  readonly number: string
  readonly commitment: string
  readonly result: DrawResult | null
}

/** What a seed says of a published draw. */
export interface Verification {
  /** SHA-256 of the seed. */
  readonly commitment: string
  readonly isCommitted: boolean
  /** What the seed draws under the draw's name. */
  readonly result: DrawResult
  /** Null while no result is published. */
  readonly isSameResult: boolean | null
}

/** Computes a draw again from a seed in hexadecimal; null for a text that is no seed. */
export function verifyDraw(draw: PublishedDraw, seed: string): Verification | null {
  const family = findFamily(draw.family)
  if (!family || !/^[0-9a-f]{64}$/.test(seed)) return null
  const commitment = commitmentOf(seed)
  const result = drawFromSeed(family, seed, { lotteryCode: draw.lotteryCode, number: draw.number })
  return {
    commitment,
    isCommitted: commitment === draw.commitment,
    result,
    isSameResult: draw.result && JSON.stringify(result) === JSON.stringify(draw.result),
  }
}
