import { defineErrors } from '../../lib/failure.ts'

/** Expected failures of operators. A wrong account and a wrong password are the same failure on purpose. */
export const operatorsErrors = defineErrors('operators', {
  OPERATOR_CREDENTIALS_WRONG: 401,
  /** Of this account from this address, or of any from this address. Extras: minutes. */
  OPERATOR_SIGN_IN_LOCKED: 429,
  /** Strangers tried the account too often: from an address it was never used from only with a code. Extras: minutes. */
  OPERATOR_CLOSED_TO_STRANGERS: 429,
  AUDIT_ENTRY_NOT_FOUND: 404,
  /** The account may not be used from this address. */
  OPERATOR_ADDRESS_REFUSED: 403,
  OPERATOR_TAKEN: 409,
  OPERATOR_ADDRESS_INVALID: 422,
  /** The list would shut out whoever is writing it. */
  OPERATOR_ADDRESS_SELF: 422,
  OPERATOR_BRAND_UNKNOWN: 422,
  /** One operator is one thing at each brand. */
  OPERATOR_BRAND_TWICE: 422,
  /** Nobody would answer for a brand with real money any more, and its house could not start. Extras: brand. */
  OPERATOR_LAST_ADMIN: 409,
  /** Every operator works for one brand at least. */
  OPERATOR_BRAND_NEEDED: 422,
  /** It would reach a brand that the operator does not work for. */
  OPERATOR_BEYOND_BRANDS: 403,
  /** No role of that id at that brand. */
  ROLE_UNKNOWN: 422,
  /** No module knows a right of that name. Extras: right. */
  ROLE_RIGHT_UNKNOWN: 422,
  /** The brand has a role of that name. */
  ROLE_NAME_TAKEN: 409,
  /** Roles of the house are the same for every brand. */
  ROLE_OF_HOUSE: 409,
  /** Somebody has it. Extras: operators. */
  ROLE_IN_USE: 409,
  /** The brand has as many roles as there may be. Extras: most. */
  ROLES_FULL: 409,
  /** It would hold what whoever makes it may not do. Extras: rights. */
  ROLE_BEYOND_RIGHTS: 403,
  /** Nobody changes the own role or closes the own account. */
  OPERATOR_SELF: 422,
  /** The own password, asked for again within a session. */
  OPERATOR_PASSWORD_WRONG: 422,
  OPERATOR_PASSWORD_SAME: 422,
  /** The password was right; a code of the authenticator app must come with it. */
  OPERATOR_CODE_NEEDED: 403,
  /** The brand in view wants an authenticator app, and the operator has none yet. */
  OPERATOR_TOTP_REQUIRED: 403,
  /** Two accounts that one person let in are not four eyes. Extras: hours. */
  FOUR_EYES_DEPENDENT: 409,
  /** Whoever asked was closed since, or lost the right or the brand. */
  FOUR_EYES_GONE: 409,
  /** It was asked for too long ago. Extras: days. */
  FOUR_EYES_OLD: 409,
})
