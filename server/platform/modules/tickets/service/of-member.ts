import type { Transaction } from '../../../db/connection.ts'
import { LONGEST_TEXT, textOf } from '../content.ts'
import { dueAfter, earlier } from '../deadlines.ts'
import { ticketsErrors } from '../errors.ts'
import { readRules } from '../repository/settings.ts'
import { lockTicket, ownsFiles, type TicketRow } from '../repository/tickets.ts'
import type { Dependencies, Member } from './dependencies.ts'
import { move, queueAgain, say } from './move.ts'
import { demandKeeping, readTicket, type TicketView } from './read.ts'

/** So long after its end a ticket may be opened again. */
export const REOPEN_DAYS = 14
const DAY = 86_400_000

/** Words that a member adds. */
export interface Reply {
  readonly content: string
  readonly pictures: readonly string[]
  readonly key: string
}

/**
 * Adds words of the member; an answered ticket goes back into the queue. Said again with the same key it stays said once. Throws
 * TICKET_NOT_FOUND, TICKET_CLOSED, CONTENT_EMPTY, CONTENT_LENGTH, TICKET_PICTURE_UNKNOWN.
 */
export function answerTicket(
  dependencies: Dependencies,
  member: Member,
  id: string,
  reply: Reply,
): Promise<TicketView> {
  const content = textOf(reply.content, LONGEST_TEXT)
  return change(dependencies, member, id, async (tx, ticket) => {
    if (ticket.state === 'CLOSED') throw ticketsErrors.TICKET_CLOSED()
    if (!(await ownsFiles(tx.query, member, reply.pictures)))
      throw ticketsErrors.TICKET_PICTURE_UNKNOWN({ field: 'pictures' })
    const said = await say(dependencies, tx, ticket, { ...reply, content, author: 'PERSON', name: null })
    if (said === undefined) return
    await move(dependencies, tx, ticket, ticket.state === 'ANSWERED' ? await queueAgain(dependencies, tx, ticket) : {})
  })
}

/** Ends the member's ticket; a complaint is settled by that. What is over stays as it is. Throws TICKET_NOT_FOUND. */
export function closeTicket(dependencies: Dependencies, member: Member, id: string): Promise<TicketView> {
  return change(dependencies, member, id, async (tx, ticket) => {
    if (ticket.state === 'CLOSED') return
    await move(dependencies, tx, ticket, {
      state: 'CLOSED',
      closed_by: 'MEMBER',
      closed_at: dependencies.clock.now(),
      outcome: ticket.category === 'COMPLAINT' ? 'SETTLED' : null,
      due_at: null,
      closes_at: null,
    })
  })
}

/** What a member thinks of how a ticket was dealt with. */
export interface Rating {
  /** 1 to 5. */
  readonly rating: number
  readonly comment: string | null
}

/** Rates a ticket that is over, once. Throws TICKET_NOT_FOUND, TICKET_NOT_CLOSED, TICKET_RATED. */
export function rateTicket(
  dependencies: Dependencies,
  member: Member,
  id: string,
  { rating, comment }: Rating,
): Promise<TicketView> {
  return change(dependencies, member, id, async (tx, ticket) => {
    if (ticket.state !== 'CLOSED') throw ticketsErrors.TICKET_NOT_CLOSED()
    if (ticket.rating === rating && ticket.rating_comment === comment) return
    if (ticket.rating !== null) throw ticketsErrors.TICKET_RATED()
    await move(dependencies, tx, ticket, { rating, rating_comment: comment })
  })
}

/** Opens a ticket again that is over; one that is open stays so. Throws TICKET_NOT_FOUND, TICKET_TOO_OLD. */
export function reopenTicket(dependencies: Dependencies, member: Member, id: string): Promise<TicketView> {
  return change(dependencies, member, id, async (tx, ticket) => {
    if (ticket.closed_at === null) return
    const now = dependencies.clock.now()
    if (now.getTime() > ticket.closed_at.getTime() + REOPEN_DAYS * DAY)
      throw ticketsErrors.TICKET_TOO_OLD({ extras: { days: REOPEN_DAYS } })
    const due = dueAfter(await readRules(tx.query, ticket.merchant_id), ticket.category, now)
    await move(dependencies, tx, ticket, {
      state: 'OPEN',
      operator: null,
      closed_by: null,
      closed_at: null,
      outcome: null,
      rating: null,
      rating_comment: null,
      escalated_at: null,
      resolution_due_at: due.resolution,
      due_at: earlier(due.answer, due.resolution),
    })
  })
}

/** Does something with a ticket of the member that is held meanwhile, and reads it again. */
function change(
  { database }: Dependencies,
  member: Member,
  id: string,
  work: (tx: Transaction, ticket: TicketRow) => Promise<void>,
): Promise<TicketView> {
  demandKeeping(member)
  return database.transaction(async (tx) => {
    const ticket = await lockTicket(tx.query, { merchantId: member.merchantId, id })
    if (ticket === undefined || ticket.member_id !== member.memberId) throw ticketsErrors.TICKET_NOT_FOUND()
    await work(tx, ticket)
    return readTicket({ database: tx }, member, id)
  })
}
