import { defineErrors } from '../../lib/failure.ts'

export const adjustmentsErrors = defineErrors('adjustments', {
  ADJUSTMENT_NOT_FOUND: 404,
  ADJUSTMENT_AMOUNT: 422,
  /** Four eyes: whoever asked may not decide. */
  ADJUSTMENT_OWN: 403,
  /** Only whoever asked may take the request back. */
  ADJUSTMENT_NOT_YOURS: 403,
  /** Somebody was quicker. */
  ADJUSTMENT_DECIDED: 409,
  /** A debit of more than the member has. */
  ADJUSTMENT_OVER_BALANCE: 422,
  /** The transfer belongs to a document with a life of its own (a bet, a withdrawal, money between members). */
  ADJUSTMENT_NOT_REVERSIBLE: 422,
  ADJUSTMENT_REVERSAL_EXISTS: 409,
  /** The key was used before for something else. */
  ADJUSTMENT_KEY_REUSED: 409,
  /** The same request is being written at this very moment. */
  ADJUSTMENT_REPEATED: 409,
})
