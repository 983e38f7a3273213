import { type AccountHolder, isTrial } from '../../lib/account-types.ts'

/** Who may let notifications come. */
export const pushPolicy = {
  /** A trial account is gone after a day, and nothing is told to it. */
  'push.subscribe': (actor: AccountHolder): boolean => !isTrial(actor),
} as const
