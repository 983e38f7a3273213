import { type AccountHolder, isTrial } from '../../lib/account-types.ts'

/** Who is given something for coming: whoever has an account of his own. */
export const signInDaysPolicy = {
  'signInDays.claim': (holder: AccountHolder): boolean => !isTrial(holder),
} as const
