import type { ParseKeys } from 'i18next'

type ErrorKey = ParseKeys<'errors'>

/** Firebase's codes of phone authentication and popups, and the sentence of each (section 8). */
const sentences: Readonly<Record<string, ErrorKey>> = {
  'auth/invalid-phone-number': 'MOBILE_INVALID',
  'auth/missing-phone-number': 'MOBILE_MISSING',
  'auth/too-many-requests': 'TOO_MANY_REQUESTS',
  'auth/invalid-verification-code': 'VERIFICATION_CODE_INVALID',
  'auth/missing-verification-code': 'VERIFICATION_CODE_MISSING',
  'auth/captcha-check-failed': 'CAPTCHA_CHECK_FAILED',
  'auth/quota-exceeded': 'QUOTA_NOT_SUFFICIENT',
  'auth/operation-not-allowed': 'OPERATION_NOT_ENABLED',
  'auth/code-expired': 'VERIFICATION_CODE_EXPIRED',
  'auth/popup-closed-by-user': 'POPUP_CLOSED',
  'auth/popup-blocked': 'POPUP_BLOCKED',
}

/** Section 9: too many requests lock for five minutes, in milliseconds. */
export const identityLock = 5 * 60_000

/** The key in errors.json of what another house answered; one we do not know is an unknown error. */
export function identityErrorKey(code: string): ErrorKey {
  return sentences[code] ?? 'PHONE_AUTH_UNKNOWN'
}
