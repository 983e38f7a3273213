import { type AccountHolder, isTrial } from '../../lib/account-types.ts'

/**
 * Who may take money out: every true account. An exclusion or a time-out never stands in the way (regulator row L7).
 */
export const withdrawalsPolicy = {
  'withdrawal.request': (actor: AccountHolder): boolean => !isTrial(actor),
  'payoutAccount.change': (actor: AccountHolder): boolean => !isTrial(actor),
} as const
