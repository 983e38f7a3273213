import type { Transaction } from '../../../../db/connection.ts'
import { type PageRequest, pageOf } from '../../../../http/paging.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import { demand } from '../../../operators/service.ts'
import { ticketsErrors } from '../../errors.ts'
import { listMessages, type MessageRow } from '../../repository/messages.ts'
import { ticketsRights } from '../policy.ts'
import { findTicket, listTickets, type OperatorTicketRow, type TicketFilter } from '../repository.ts'

/** Also within a transaction. */
interface Reads {
  readonly database: Pick<Transaction, 'query'>
}

/** A ticket with all that was said in it. */
export interface OperatorTicketView {
  readonly row: OperatorTicketRow
  readonly messages: readonly MessageRow[]
}

/** A page of the tickets of the brand in view: of those that wait what is due first. */
export function listOperatorTickets(
  { database }: Reads,
  session: OperatorSession,
  filter: TicketFilter,
  asked: PageRequest,
) {
  demand(session, ticketsRights['tickets.read'])
  return listTickets(database.query, session.merchantId, filter, pageOf(asked))
}

/** One ticket with notes. Throws TICKET_NOT_FOUND, also for another brand's. */
export async function readOperatorTicket(
  { database }: Reads,
  session: OperatorSession,
  id: string,
): Promise<OperatorTicketView> {
  demand(session, ticketsRights['tickets.read'])
  const key = { merchantId: session.merchantId, id }
  const row = await findTicket(database.query, key)
  if (row === undefined) throw ticketsErrors.TICKET_NOT_FOUND()
  return { row, messages: await listMessages(database.query, key, { withNotes: true }) }
}
