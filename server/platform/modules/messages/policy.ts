import { type AccountHolder, isTrial } from '../../lib/account-types.ts'

/** Who has an inbox. */
export const messagesPolicy = {
  'unreadCount.read': (actor: AccountHolder) => !isTrial(actor),
  'inbox.use': (actor: AccountHolder) => !isTrial(actor),
} as const
