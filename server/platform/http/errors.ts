import { defineErrors } from '../lib/failure.ts'

/** What any call may be refused with, whatever it does. */
export const httpErrors = defineErrors('http', {
  INVALID_INPUT: 400,
  /** What was sent as a place in a feed was never given as one. */
  CURSOR_INVALID: 400,
  /** A feed was asked for its first and its last rows at once. */
  FIRST_AND_LAST: 400,
  BODY_TOO_LARGE: 413,
  MEDIA_TYPE_UNSUPPORTED: 415,
  MERCHANT_UNKNOWN: 404,
  CALL_UNKNOWN: 404,
  NOT_FOUND: 404,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  /** Section 6: a trial player tried what only a real account may (in_need_true_account). */
  TRUE_ACCOUNT_NEEDED: 403,
  /** A mailed password was used: nothing is played or paid before it is changed. */
  PASSWORD_CHANGE_NEEDED: 403,
  /** Someone who acts in an agent's name was not given the right, or nobody is. */
  SUBACCOUNT_FORBIDDEN: 403,
  /** The session was idle, or opened by a remembered device: `POST /wps/session/reauthenticate` opens it. */
  SESSION_LOCKED: 423,
  SEAL_REQUIRED: 400,
  SEAL_INVALID: 400,
  SEAL_REPLAYED: 409,
  IDEMPOTENCY_KEY_REQUIRED: 400,
  RATE_LIMITED: 429,
  MAINTENANCE: 503,
  REGION_BLOCKED: 403,
  UPLOAD_MISSING: 400,
  UPLOAD_TOO_LARGE: 413,
  UPLOAD_NOT_A_PICTURE: 415,
  /** There is no connection to the database: what the call did may be done or not. */
  DATABASE_UNAVAILABLE: 503,
  /** Something else held for too long what the call needs; nothing was done. */
  TRY_AGAIN: 503,
  /** The disk of the database is full; nothing was done. */
  STORAGE_FULL: 503,
  INTERNAL_ERROR: 500,
})
