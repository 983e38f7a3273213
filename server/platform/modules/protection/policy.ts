import { type AccountHolder, isTrial } from '../../lib/account-types.ts'

/** Who may do what for own protection: one sentence each. A trial player has no money to lose and no identity. */
export const protectionPolicy = {
  'protection.use': (actor: AccountHolder): boolean => !isTrial(actor),
} as const
