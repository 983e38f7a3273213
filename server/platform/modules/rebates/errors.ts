import { defineErrors } from '../../lib/failure.ts'

export const rebatesErrors = defineErrors('rebates', {
  /** Nothing is open; also for whoever comes second. */
  REBATE_NOTHING_OPEN: 409,
  /** What is open does not reach the least amount yet. Extras: least. */
  REBATE_TOO_LITTLE: 409,
  /** There is none, or it is another brand's or another member's. */
  REBATE_CLAIM_NOT_FOUND: 404,
  /** A category is named twice. */
  REBATE_RATES_INVALID: 422,
})
