import type { Transaction } from '../../../db/connection.ts'
import { newId } from '../../../lib/id.ts'
import { dueAfter, earlier } from '../deadlines.ts'
import { ticketsErrors } from '../errors.ts'
import { countMessages, insertMessage, type MessageRow, MOST_MESSAGES } from '../repository/messages.ts'
import { readRules } from '../repository/settings.ts'
import { changeTicket, type TicketChange, type TicketRow } from '../repository/tickets.ts'
import { waitingState } from '../states.ts'
import type { Dependencies } from './dependencies.ts'

type Parts = Pick<Dependencies, 'clock' | 'events'>

/** Changes a ticket that the caller holds, and tells the member's open pages after the commit. */
export async function move(
  { clock, events }: Parts,
  tx: Transaction,
  ticket: TicketRow,
  change: TicketChange,
): Promise<TicketRow> {
  const moved = await changeTicket(tx.query, ticket, { ...change, changed_at: clock.now() })
  const { merchant_id: merchantId, member_id: memberId, id, changed_at } = moved
  if (memberId !== null)
    tx.onCommit(() => events.publish({ type: 'ticket', merchantId, memberId, id, version: changed_at.getTime() }))
  return moved
}

/** Words that somebody adds to a ticket. */
export interface Said {
  readonly author: 'PERSON' | 'OPERATOR' | 'NOTE'
  readonly name: string | null
  readonly content: string
  readonly pictures: readonly string[]
  /** Of who says it, so that what is sent again is not said twice. */
  readonly key: string
}

/** Adds words to a ticket that the caller holds; undefined where they were added before. Throws TICKET_CLOSED for a full one. */
export async function say(
  { clock }: Pick<Parts, 'clock'>,
  tx: Transaction,
  { merchant_id: merchantId, id }: TicketRow,
  said: Said,
): Promise<MessageRow | undefined> {
  if ((await countMessages(tx.query, { merchantId, id })) >= MOST_MESSAGES) throw ticketsErrors.TICKET_CLOSED()
  const now = clock.now()
  return insertMessage(tx.query, {
    ...said,
    pictures: [...said.pictures],
    merchant_id: merchantId,
    ticket_id: id,
    id: newId(now.getTime()),
    created_at: now,
  })
}

/** Puts a ticket back into the queue, where the house owes an answer again. */
export async function queueAgain({ clock }: Pick<Parts, 'clock'>, tx: Transaction, ticket: TicketRow) {
  const due = dueAfter(await readRules(tx.query, ticket.merchant_id), ticket.category, clock.now())
  return {
    state: waitingState(ticket),
    operator: null,
    due_at: earlier(due.answer, ticket.resolution_due_at),
    closes_at: null,
  } satisfies TicketChange
}
