import { isAgent } from '../../lib/account-types.ts'

/** What is seen of a team, and by whom: an agent sees his own line, never above or beside it. */
export const agentsPolicy = {
  'team.read': isAgent,
} as const
