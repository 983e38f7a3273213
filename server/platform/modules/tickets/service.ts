import { bind } from '../../lib/bind.ts'
import { closeSilent, escalateOverdue } from './service/by-itself.ts'
import type { Dependencies } from './service/dependencies.ts'
import { answerTicket, closeTicket, rateTicket, reopenTicket } from './service/of-member.ts'
import { listTickets, readTicket } from './service/read.ts'
import { openTicket, sendFeedback } from './service/send.ts'

export { contactOf, LONGEST_FIRST_TEXT } from './content.ts'
export type { TicketWish } from './service/send.ts'
export { TICKET_CATEGORIES, type TicketCategory } from './states.ts'

/** What people say to the house, and what becomes of it (decision 0049). */
export function createTicketsService(dependencies: Dependencies) {
  return bind(dependencies, {
    sendFeedback,
    openTicket,
    listTickets,
    readTicket,
    answerTicket,
    closeTicket,
    rateTicket,
    reopenTicket,
    escalateOverdue,
    closeSilent,
  })
}

export type TicketsService = ReturnType<typeof createTicketsService>
