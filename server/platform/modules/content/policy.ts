import { isAgent } from '../../lib/account-types.ts'

/** Who reads what the brand tells its agents alone. */
export const contentPolicy = {
  'agentAnnouncements.read': isAgent,
} as const
