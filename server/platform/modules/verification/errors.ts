import { defineErrors } from '../../lib/failure.ts'

export const verificationErrors = defineErrors('verification', {
  CAPTCHA_REQUIRED: 422,
  CAPTCHA_WRONG: 422,
  /** Section 8: the proof of work did not come along. */
  VERIFY_FIRST: 422,
  /** The proof of work was forged, spent, too old, or for something else. */
  CAPTCHA_CHECK_FAILED: 422,
  MOBILE_MISSING: 422,
  MOBILE_INVALID: 422,
  /** Wrong, never sent, used, or tried too often: all alike. */
  VERIFICATION_CODE_INVALID: 422,
  VERIFICATION_CODE_MISSING: 422,
  VERIFICATION_CODE_EXPIRED: 422,
  /** Another house sends the codes of this brand. */
  OPERATION_NOT_ENABLED: 403,
  /** An ID token that is forged, too old, or made for somebody else. */
  ID_TOKEN_INVALID: 422,
  /** The other house did not publish its keys in time. */
  IDENTITY_UNAVAILABLE: 503,
  /** Wrong, used, or tried too often: all alike. */
  SECOND_FACTOR_WRONG: 422,
  TOTP_ALREADY_ON: 409,
  TOTP_NOT_BEGUN: 409,
  /** Not ours, too late, used, or not signed by the key: all alike. */
  PASSKEY_WRONG: 422,
  PASSKEY_KNOWN: 409,
  PASSKEY_TOO_MANY: 409,
  PASSKEY_NOT_FOUND: 404,
  /** The address typed is no domain name of the brand. */
  PASSKEY_UNAVAILABLE: 409,
})
