import type { FamilyCode } from '@croupier/lottery/core/family.ts'
import type { DrawResult } from '@croupier/lottery/core/play-type.ts'
import { commitmentOf, drawFromSeed } from '@croupier/lottery/fairness/draw.ts'
import { familyOf } from '@croupier/lottery/families/families.ts'
import type { Database, Transaction } from '../../db/connection.ts'
import type { PageRequest } from '../../http/paging.ts'
import type { Clock } from '../../lib/clock.ts'
import { type CorrectionRow, listCorrections } from './corrections-repository.ts'
import * as repository from './desk-repository.ts'
import type { DrawKey } from './draws-repository.ts'
import { lotteryErrors } from './errors.ts'
import { type EntryRow, listEntries } from './results-repository.ts'
import { isSame } from './verdict.ts'

/** Everything operators see of a draw. */
export interface DeskDetail {
  readonly draw: repository.DeskDraw
  readonly figures: repository.FiguresRow
  readonly totals: readonly repository.ExposureRow[]
  readonly numbers: readonly repository.ExposureRow[]
  readonly entries: readonly EntryRow[]
  readonly corrections: readonly CorrectionRow[]
  readonly audit: DrawAudit
}

/** Whether a draw of our own can be recomputed; null where there is nothing to compare yet. */
export interface DrawAudit {
  readonly isCommitmentKept: boolean | null
  readonly recomputedResult: DrawResult | null
  readonly isResultEqual: boolean | null
}

const MOST_NUMBERS = 50
const MOST_CORRECTIONS = 50

/** Draws as operators look at them. */
export function createDrawsDesk(database: Database, clock: Clock) {
  return {
    list: (merchantId: string, filter: repository.DrawFilter, page: PageRequest) =>
      repository.listDraws(database, merchantId, filter, page, clock.now()),

    /** One draw with all that belongs to it, in the caller's transaction if it has one. Throws LOTTERY_DRAW_NOT_FOUND. */
    async find(key: DrawKey, tx?: Transaction): Promise<DeskDetail> {
      const connection = tx ?? database
      const draw = await repository.findDeskDraw(connection, key)
      if (draw === undefined) throw lotteryErrors.LOTTERY_DRAW_NOT_FOUND()
      const page = { pageSize: MOST_CORRECTIONS }
      return {
        draw,
        figures: await repository.sumBets(connection, key),
        totals: await repository.listTotals(connection, key),
        numbers: await repository.listNumbers(connection, key, MOST_NUMBERS),
        entries: await listEntries(connection.query, key),
        corrections: (await listCorrections(connection, key.merchantId, { drawId: key.drawId }, page)).rows,
        audit: auditOf(draw),
      }
    },
  }
}

/** Draws again with the seed that was shown. */
export function auditOf(
  draw: Pick<repository.DeskDraw, 'family' | 'lottery_code' | 'number' | 'commitment' | 'seed' | 'result'>,
): DrawAudit {
  if (draw.seed === null) return { isCommitmentKept: null, recomputedResult: null, isResultEqual: null }
  const name = { lotteryCode: draw.lottery_code, number: draw.number }
  const recomputedResult = drawFromSeed(familyOf(draw.family as FamilyCode), draw.seed, name)
  return {
    isCommitmentKept: commitmentOf(draw.seed) === draw.commitment,
    recomputedResult,
    isResultEqual: draw.result === null ? null : isSame(recomputedResult, draw.result),
  }
}
