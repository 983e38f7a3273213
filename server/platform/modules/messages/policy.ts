import { type AccountHolder, isTrial } from '../../lib/account-types.ts'

/** Who may use the inbox and give feedback. */
export const messagesPolicy = {
  'unreadCount.read': (actor: AccountHolder) => !isTrial(actor),
  'feedback.send': (actor: AccountHolder) => !isTrial(actor),
} as const
