import { type AccountHolder, isTrial } from '../../lib/account-types.ts'

/** Who keeps tickets; anybody else sends one as a visitor does. */
export const ticketsPolicy = {
  'ticket.keep': (actor: AccountHolder) => !isTrial(actor),
} as const
