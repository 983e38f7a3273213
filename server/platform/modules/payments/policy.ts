import { type AccountHolder, isTrial } from '../../lib/account-types.ts'

/** Who may do what with deposits: one sentence each. A trial player has no money. */
export const paymentsPolicy = {
  'deposit.create': (actor: AccountHolder): boolean => !isTrial(actor),
} as const
