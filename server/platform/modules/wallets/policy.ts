import { type AccountHolder, isTrial } from '../../lib/account-types.ts'

/** Who may move money between wallets: one sentence each. Play money of a trial stays where it is. */
export const walletsPolicy = {
  'money.move': (actor: AccountHolder): boolean => !isTrial(actor),
} as const
