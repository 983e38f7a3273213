import { type AccountHolder, isTrial } from '../../lib/account-types.ts'

/** Who may do what with games: one sentence each. */
export const gamesPolicy = {
  'game.playForMoney': (actor: AccountHolder): boolean => !isTrial(actor),
} as const
