import { defineErrors } from '../../lib/failure.ts'

export const paymentsErrors = defineErrors('payments', {
  CHANNEL_NOT_FOUND: 404,
  DEPOSIT_NOT_FOUND: 404,
  /** Extras: minimum, currency. */
  DEPOSIT_TOO_SMALL: 422,
  /** Extras: maximum, currency. */
  DEPOSIT_TOO_LARGE: 422,
  /** The channel takes whole currency units only. */
  DEPOSIT_NOT_WHOLE: 422,
  /** Extras: limit. */
  DEPOSIT_TOO_MANY_OPEN: 409,
  /** The Idempotency-Key was used for another deposit. */
  DEPOSIT_KEY_REUSED: 409,
  DEPOSIT_NEEDS_TRUE_ACCOUNT: 403,
  /** The bank sent the same id with other content. */
  BANK_TRANSFER_MISMATCH: 409,
})
