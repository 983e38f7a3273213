import type { TicketCategory } from '../../lib/schema.generated.ts'

/** What tickets are about, in the order in which they are offered. */
export const ticketCategories: readonly TicketCategory[] = [
  'DEPOSIT',
  'WITHDRAWAL',
  'GAME',
  'PROMOTION',
  'ACCOUNT',
  'SUGGESTION',
  'COMPLAINT',
  'OTHER',
]
