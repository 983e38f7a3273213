import { defineErrors } from '../../lib/failure.ts'

export const subaccountsErrors = defineErrors('subaccounts', {
  /** There is none, or it is another agent's. */
  SUBACCOUNT_NOT_FOUND: 404,
  /** The agent has, or had, one of that name: what was done keeps its doer. */
  SUBACCOUNT_NAME_TAKEN: 409,
  /** As many are open as an agent may have. Extras: most. */
  SUBACCOUNTS_TOO_MANY: 409,
})
