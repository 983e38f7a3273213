import type { FamilyCode } from '@croupier/lottery/core/family.ts'
import type { DrawResult } from '@croupier/lottery/core/play-type.ts'
import { commitmentOf, drawFromSeed } from '@croupier/lottery/fairness/draw.ts'
import { familyOf } from '@croupier/lottery/families/families.ts'
import { isSame } from '../../draws/verdict.ts'
import type { OperatorDrawRow } from './repository.ts'

/** Whether a draw of our own can be recomputed; null where there is nothing to compare yet. */
export interface Recomputation {
  readonly isCommitmentKept: boolean | null
  readonly recomputedResult: DrawResult | null
  readonly isResultEqual: boolean | null
}

/** Draws again with the seed that was shown. */
export function recompute(
  draw: Pick<OperatorDrawRow, 'family' | 'lottery_code' | 'number' | 'commitment' | 'seed' | 'result'>,
): Recomputation {
  if (draw.seed === null) return { isCommitmentKept: null, recomputedResult: null, isResultEqual: null }
  const name = { lotteryCode: draw.lottery_code, number: draw.number }
  const recomputedResult = drawFromSeed(familyOf(draw.family as FamilyCode), draw.seed, name)
  return {
    isCommitmentKept: commitmentOf(draw.seed) === draw.commitment,
    recomputedResult,
    isResultEqual: draw.result === null ? null : isSame(recomputedResult, draw.result),
  }
}
