import { isAgent } from '../../lib/account-types.ts'

/** Who disputes what he earned: an agent, and of his own earnings alone. */
export const disputesPolicy = {
  'disputes.read': isAgent,
  'dispute.make': isAgent,
} as const
