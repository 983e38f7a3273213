/**
 * Life of a ticket: OPEN until an operator takes it (CLAIMED) and answers (ANSWERED, it waits for the member, whose next words open it
 * again), until somebody or silence ends it (CLOSED). A complaint that is overdue or that an operator hands on waits for the supervisors
 * (ESCALATED) where any other waits OPEN.
 */
export const TICKET_STATES = ['OPEN', 'CLAIMED', 'ESCALATED', 'ANSWERED', 'CLOSED'] as const
export type TicketState = (typeof TICKET_STATES)[number]

/** What a ticket is about. */
export const TICKET_CATEGORIES = [
  'DEPOSIT',
  'WITHDRAWAL',
  'GAME',
  'PROMOTION',
  'ACCOUNT',
  'SUGGESTION',
  'COMPLAINT',
  'OTHER',
] as const
export type TicketCategory = (typeof TICKET_CATEGORIES)[number]

/** How a complaint ends. */
export const TICKET_OUTCOMES = ['UPHELD', 'PARTLY', 'REJECTED', 'SETTLED'] as const
export type TicketOutcome = (typeof TICKET_OUTCOMES)[number]

/** Who ended a ticket. */
export const TICKET_CLOSERS = ['MEMBER', 'OPERATOR', 'SILENCE'] as const

/** Records of a member that a ticket may name. */
export const TICKET_REFERENCES = ['BET', 'DEPOSIT', 'WITHDRAWAL'] as const
export type TicketReferenceKind = (typeof TICKET_REFERENCES)[number]

/** Where a ticket waits that nobody has. */
export const waitingState = (ticket: { category: string; escalated_at: Date | null }): TicketState =>
  ticket.category === 'COMPLAINT' && ticket.escalated_at !== null ? 'ESCALATED' : 'OPEN'
