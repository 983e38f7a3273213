import { defineErrors } from '../../lib/failure.ts'

export const reconciliationErrors = defineErrors('reconciliation', {
  BANK_COMPARISON_NOT_FOUND: 404,
  /** A day to come, one that has only just begun, or one too long ago. */
  BANK_COMPARISON_DAY: 422,
})
