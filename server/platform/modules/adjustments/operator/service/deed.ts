import type { Transaction } from '../../../../db/connection.ts'
import { adjustmentsErrors } from '../../errors.ts'
import { type AdjustmentRow, selectAdjustment } from '../../repository.ts'
import { adjustmentsRights } from '../policy.ts'
import { presentAdjustment } from '../presenter.ts'

/** A deed about an adjustment, by its name in the audit log. */
export const deedOf = (verb: 'request' | 'approve' | 'reject' | 'withdraw') => ({
  right: adjustmentsRights['adjustments.change'],
  action: `adjustments.${verb}`,
  subjectKind: 'adjustments',
  subjectId: ({ id }: AdjustmentRow) => id,
  present: presentAdjustment,
})

/** Throws ADJUSTMENT_NOT_FOUND. */
export async function find(query: Transaction['query'], merchantId: string, id: string): Promise<AdjustmentRow> {
  const row = await selectAdjustment(query, merchantId, id)
  if (row === undefined) throw adjustmentsErrors.ADJUSTMENT_NOT_FOUND()
  return row
}
