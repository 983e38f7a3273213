import { type AccountHolder, isAgent, isTrial } from '../../lib/account-types.ts'

/** What is earned by contracts, and by whom it is read: an agent reads what is his own and what it is made of. */
export const settlementsPolicy = {
  'earnings.read': isAgent,
  'contract.try': (actor: AccountHolder): boolean => !isTrial(actor),
} as const
