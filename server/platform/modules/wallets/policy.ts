import { type AccountHolder, isTrial } from '../../lib/account-types.ts'

/** Who may move money between wallets: one sentence each. A trial has none. */
export const walletsPolicy = {
  'money.move': (actor: AccountHolder): boolean => !isTrial(actor),
} as const
