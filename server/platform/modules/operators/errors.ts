import { defineErrors } from '../../lib/failure.ts'

/** Expected failures of operators. A wrong account and a wrong password are the same failure on purpose. */
export const operatorsErrors = defineErrors('operators', {
  OPERATOR_CREDENTIALS_WRONG: 401,
  OPERATOR_SIGN_IN_LOCKED: 429,
  AUDIT_ENTRY_NOT_FOUND: 404,
  OPERATOR_MEMBER_NOT_FOUND: 404,
})
