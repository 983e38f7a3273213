import { type AccountHolder, isTrial } from '../../lib/account-types.ts'

/** Who brings friends: whoever has an account of his own. */
export const referralsPolicy = {
  'referrals.own': (holder: AccountHolder) => !isTrial(holder),
} as const
