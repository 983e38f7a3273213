import { defineErrors } from '../../lib/failure.ts'

export const membersErrors = defineErrors('members', {
  /** Unknown name, wrong password, locked for a while: all alike (domain.md 9). */
  SIGN_IN_WRONG: 401,
  /** Told only to whoever knew the password. */
  ACCOUNT_LOCKED: 403,
  AGENT_ONLY: 403,
  OLD_PASSWORD_WRONG: 422,
  PASSWORD_MISMATCH: 422,
  PASSWORD_SAME: 422,
  PASSWORD_TOO_SHORT: 422,
  PASSWORD_TOO_LONG: 422,
  PASSWORD_COMMON: 422,
  PASSWORD_PERSONAL: 422,
  ACCOUNT_TAKEN: 409,
  MOBILE_TAKEN: 409,
  TERMS_NOT_ACCEPTED: 422,
  UNDERAGE: 422,
  DATE_INVALID: 422,
  EMAIL_INVALID: 422,
  AFFILIATE_INVALID: 422,
  PAYMENT_PASSWORD_NOT_SET: 409,
  PAYMENT_PASSWORD_WRONG: 422,
  /** Five wrong tries; `retryAfter` in seconds. */
  PAYMENT_PASSWORD_LOCKED: 429,
  PAYMENT_PASSWORD_LIKE_PASSWORD: 422,
})
