import type { Transaction } from '../../../db/connection.ts'
import { httpErrors } from '../../../http/errors.ts'
import { type PageRequest, pageOf } from '../../../http/paging.ts'
import { ticketsErrors } from '../errors.ts'
import { ticketsPolicy } from '../policy.ts'
import { listMessages, type MessageRow } from '../repository/messages.ts'
import * as repository from '../repository/tickets.ts'
import type { Dependencies, Member } from './dependencies.ts'

/** Also within a transaction. */
interface Reads {
  readonly database: Pick<Transaction, 'query'>
}

/** A ticket with what was said in it, as its member reads it. */
export interface TicketView {
  readonly ticket: repository.TicketRow
  readonly messages: readonly MessageRow[]
}

/** Throws TRUE_ACCOUNT_NEEDED for trial members, who keep no tickets. */
export function demandKeeping(member: Member): void {
  if (!ticketsPolicy['ticket.keep'](member)) throw httpErrors.TRUE_ACCOUNT_NEEDED()
}

/** A page of the member's tickets, the newest first. */
export function listTickets(
  { database }: Pick<Dependencies, 'database'>,
  member: Member,
  filter: repository.OwnFilter,
  asked: PageRequest,
) {
  demandKeeping(member)
  return repository.listOwn(database.query, member, filter, pageOf(asked))
}

/** One ticket of the member. Throws TICKET_NOT_FOUND, also for somebody else's. */
export async function readTicket({ database }: Reads, member: Member, id: string): Promise<TicketView> {
  demandKeeping(member)
  const ticket = await repository.findOwn(database.query, member, id)
  if (ticket === undefined) throw ticketsErrors.TICKET_NOT_FOUND()
  const { merchantId } = member
  return { ticket, messages: await listMessages(database.query, { merchantId, id }, { withNotes: false }) }
}
