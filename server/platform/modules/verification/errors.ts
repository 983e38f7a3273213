import { defineErrors } from '../../lib/failure.ts'

export const verificationErrors = defineErrors('verification', {
  CAPTCHA_REQUIRED: 422,
  CAPTCHA_WRONG: 422,
  MOBILE_MISSING: 422,
  MOBILE_INVALID: 422,
  /** Wrong, never sent, used, or tried too often: all alike. */
  VERIFICATION_CODE_INVALID: 422,
  VERIFICATION_CODE_MISSING: 422,
  VERIFICATION_CODE_EXPIRED: 422,
})
