import { defineErrors } from '../../lib/failure.ts'

export const membersErrors = defineErrors('members', {
  /** Unknown name, wrong password, locked for a while: all alike (domain.md 9). */
  SIGN_IN_WRONG: 401,
  /** Told only to whoever knew the password. */
  ACCOUNT_LOCKED: 403,
  /** Closed by its owner; told only to whoever knew the password. */
  ACCOUNT_CLOSED: 403,
  AGENT_ONLY: 403,
  /** Section 6: a trial account has no sign-in of its own. */
  MEMBER_ONLY: 403,
  /** A proved identity that belongs to no account yet. */
  REGISTER_FIRST: 422,
  IDENTITY_NOT_OFFERED: 403,
  IDENTITY_TAKEN: 409,
  IDENTITY_NOT_LINKED: 404,
  IDENTITY_LAST: 409,
  /** The form says something else than what was proved. */
  IDENTITY_MISMATCH: 422,
  /** The password was right; `secondStep` says what must follow. */
  SECOND_STEP_NEEDED: 403,
  /** A wrong code, whatever its kind. */
  SECOND_STEP_WRONG: 422,
  /** Too late, too many tries, used, from elsewhere: the password must be given again. */
  SECOND_STEP_OVER: 409,
  /** Unknown, old, revoked or used tokens of remembered devices: all alike. */
  DEVICE_TOKEN_REFUSED: 422,
  OLD_PASSWORD_WRONG: 422,
  PASSWORD_MISMATCH: 422,
  PASSWORD_SAME: 422,
  ACCOUNT_TAKEN: 409,
  MOBILE_TAKEN: 409,
  TERMS_NOT_ACCEPTED: 422,
  UNDERAGE: 422,
  DATE_INVALID: 422,
  /** A birthday is set once. */
  BIRTHDAY_SET: 409,
  /** A further contact is told once. */
  CONTACT_SET: 409,
  EMAIL_INVALID: 422,
  CONTACT_SAME: 422,
  AFFILIATE_INVALID: 422,
  /** Whose line is to be moved, or under whom: nobody of the brand who has or may have a line. */
  LINE_MEMBER_UNKNOWN: 422,
  /** Nobody is hung under one of his own line. */
  LINE_CIRCLE: 422,
  PAYMENT_PASSWORD_NOT_SET: 409,
  PAYMENT_PASSWORD_WRONG: 422,
  /** Five wrong tries; `retryAfter` in seconds. */
  PAYMENT_PASSWORD_LOCKED: 429,
  PAYMENT_PASSWORD_LIKE_PASSWORD: 422,
  TAG_TAKEN: 409,
  TAGS_FULL: 409,
  /** For operators: nobody of that id at the brand in view. */
  OPERATOR_MEMBER_NOT_FOUND: 404,
})
