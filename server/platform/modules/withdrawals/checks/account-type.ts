import { withdrawalsErrors } from '../errors.ts'
import { withdrawalsPolicy } from '../policy.ts'
import type { Check } from './check.ts'

/** Play money stays in the house. */
export const checkAccountType: Check = (_tx, { session }) => {
  if (!withdrawalsPolicy['withdrawal.request'](session)) throw withdrawalsErrors.WITHDRAWAL_NEEDS_TRUE_ACCOUNT()
}
