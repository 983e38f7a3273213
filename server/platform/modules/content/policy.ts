import { type AccountHolder, isAgent, isTrial } from '../../lib/account-types.ts'

/** What members may do with what a brand publishes and with pictures of their own: one sentence each. */
export const contentPolicy = {
  'agentAnnouncements.read': isAgent,
  /** A trial account has nowhere to send a picture to. */
  'files.upload': (actor: AccountHolder): boolean => !isTrial(actor),
} as const
