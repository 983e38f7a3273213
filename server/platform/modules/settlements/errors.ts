import { defineErrors } from '../../lib/failure.ts'

export const settlementsErrors = defineErrors('settlements', {
  /** There is none, or it is somebody else's. */
  EARNING_NOT_FOUND: 404,
  /** There is none, or it is another brand's. */
  SETTLEMENT_NOT_FOUND: 404,
  /** Nothing of it waits for approval (any more). */
  SETTLEMENT_NOT_WAITING: 409,
  /** Its figures by the five minutes are not kept any more. */
  SETTLEMENT_TOO_OLD: 409,
  /** The member whose contract is tried is not of the brand. */
  SETTLEMENT_PAYEE_UNKNOWN: 422,
})
