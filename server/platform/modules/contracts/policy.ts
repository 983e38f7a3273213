import { type AccountHolder, isAgent, isTrial } from '../../lib/account-types.ts'

/** Who makes contracts about pay. A member may be offered one before being an agent, so every true account reads and signs. */
export const contractsPolicy = {
  'contracts.read': (actor: AccountHolder): boolean => !isTrial(actor),
  'contract.sign': (actor: AccountHolder): boolean => !isTrial(actor),
  'contract.propose': isAgent,
} as const
