import { type AccountHolder, isAgent, isTrial } from '../../lib/account-types.ts'

/** What members may do about their own account: one sentence per actor and verb. */
export const membersPolicy = {
  'password.change': (actor: AccountHolder) => !isTrial(actor),
  'profile.change': (actor: AccountHolder) => !isTrial(actor),
  'security.change': (actor: AccountHolder) => !isTrial(actor),
  'agentSide.signIn': isAgent,
  /** Agents are members too; a trial account is opened anew each time. */
  'memberSide.signIn': (actor: AccountHolder) => !isTrial(actor),
} as const
