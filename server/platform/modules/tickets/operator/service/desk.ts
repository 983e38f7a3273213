import type { Transaction } from '../../../../db/connection.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import type { By } from '../../../operators/service.ts'
import type { Merchant } from '../../../sites/service.ts'
import { LONGEST_TEXT, textOf } from '../../content.ts'
import { ticketsErrors } from '../../errors.ts'
import { readRules } from '../../repository/settings.ts'
import { lockTicket } from '../../repository/tickets.ts'
import { move, queueAgain, say } from '../../service/move.ts'
import { type TicketOutcome, waitingState } from '../../states.ts'
import { ticketsRights } from '../policy.ts'
import type { OperatorTicketRow } from '../repository.ts'
import type { TicketsOperatorDependencies as Dependencies } from './dependencies.ts'
import { type OperatorTicketView, readOperatorTicket } from './read.ts'
import { tellAnswered } from './tell.ts'

const DAY = 86_400_000

/** Who acts. */
type Desk = Omit<By, 'reason'>

/** Words of an operator. */
export interface Words {
  readonly content: string
  readonly key: string
}

/**
 * Takes a ticket for the operator; one that he has stays his. One that waits for the member may be taken over. Throws TICKET_NOT_FOUND,
 * TICKET_CLOSED, TICKET_TAKEN.
 */
export const claimTicket = (dependencies: Dependencies, by: Desk, id: string) =>
  change(dependencies, by, { id, action: 'claim' }, async (tx, ticket) => {
    const { account } = by.session
    refuseClosed(ticket)
    if (ticket.state === 'CLAIMED' && ticket.operator !== account) throw taken(ticket)
    const state = ticket.state === 'ANSWERED' ? 'ANSWERED' : 'CLAIMED'
    if (ticket.operator !== account) await move(dependencies, tx, ticket, { state, operator: account })
  })

/** Puts a ticket of the operator back into the queue, due as it was. Throws TICKET_NOT_FOUND, TICKET_CLOSED, TICKET_TAKEN, TICKET_NOT_CLAIMED. */
export const releaseTicket = (dependencies: Dependencies, by: Desk, id: string) =>
  change(dependencies, by, { id, action: 'release' }, async (tx, ticket) => {
    demandOwn(ticket, by.session)
    const state = ticket.state === 'ANSWERED' ? 'ANSWERED' : waitingState(ticket)
    await move(dependencies, tx, ticket, { state, operator: null })
  })

/**
 * Answers a ticket of the operator, and tells who wrote it; it waits for the member from then on. Throws as `releaseTicket`, CONTENT_EMPTY,
 * CONTENT_LENGTH.
 */
export const answerTicketAsOperator = async (
  dependencies: Dependencies,
  by: Desk,
  id: string,
  { content, key }: Words,
) => {
  const text = textOf(content, LONGEST_TEXT)
  const brand = await dependencies.sites.findMerchant(by.session.merchantId)
  return change(dependencies, by, { id, action: 'answer' }, async (tx, ticket) => {
    demandOwn(ticket, by.session)
    if (!(await speak(dependencies, tx, { by: by.session, brand }, ticket, { content: text, key }))) return
    const now = dependencies.clock.now()
    const { silenceDays } = await readRules(tx.query, ticket.merchant_id)
    await move(dependencies, tx, ticket, {
      state: 'ANSWERED',
      answered_at: ticket.answered_at ?? now,
      due_at: null,
      closes_at: new Date(now.getTime() + silenceDays * DAY),
    })
  })
}

/** Adds a note that nobody but operators reads, whatever the ticket's state. Throws TICKET_NOT_FOUND, CONTENT_EMPTY, CONTENT_LENGTH. */
export const noteTicket = (dependencies: Dependencies, by: Desk, id: string, { content, key }: Words) => {
  const text = textOf(content, LONGEST_TEXT)
  return change(dependencies, by, { id, action: 'note' }, async (tx, ticket) => {
    const { account: name } = by.session
    await say(dependencies, tx, ticket, { author: 'NOTE', name, content: text, pictures: [], key })
  })
}

/** Hands a complaint to the supervisors: it is due at once. Throws TICKET_NOT_FOUND, TICKET_CLOSED, TICKET_TAKEN, TICKET_NO_COMPLAINT. */
export const escalateTicket = (dependencies: Dependencies, by: By, id: string) =>
  change(dependencies, by, { id, action: 'escalate' }, async (tx, ticket) => {
    refuseClosed(ticket)
    if (ticket.category !== 'COMPLAINT') throw ticketsErrors.TICKET_NO_COMPLAINT()
    if (ticket.state === 'CLAIMED' && ticket.operator !== by.session.account) throw taken(ticket)
    if (ticket.state === 'ESCALATED') return
    const now = dependencies.clock.now()
    const escalated = { ...ticket, escalated_at: now }
    await move(dependencies, tx, ticket, {
      ...(await queueAgain(dependencies, tx, escalated)),
      escalated_at: now,
      due_at: now,
    })
  })

/**
 * Ends a ticket of the operator with his last words; a complaint with its outcome. Throws as `answerTicketAsOperator`,
 * TICKET_OUTCOME_NEEDED.
 */
export const closeTicketAsOperator = async (
  dependencies: Dependencies,
  by: Desk,
  id: string,
  { content, key, outcome }: Words & { readonly outcome: TicketOutcome | undefined },
) => {
  const text = textOf(content, LONGEST_TEXT)
  const brand = await dependencies.sites.findMerchant(by.session.merchantId)
  return change(dependencies, by, { id, action: 'close' }, async (tx, ticket) => {
    demandOwn(ticket, by.session)
    const isComplaint = ticket.category === 'COMPLAINT'
    if (isComplaint && outcome === undefined) throw ticketsErrors.TICKET_OUTCOME_NEEDED({ field: 'outcome' })
    if (!(await speak(dependencies, tx, { by: by.session, brand }, ticket, { content: text, key }))) return
    const now = dependencies.clock.now()
    await move(dependencies, tx, ticket, {
      state: 'CLOSED',
      closed_by: 'OPERATOR',
      closed_at: now,
      outcome: isComplaint ? (outcome ?? null) : null,
      answered_at: ticket.answered_at ?? now,
      due_at: null,
      closes_at: null,
    })
  })
}

/** Says something to who wrote the ticket; false where it was said before. */
async function speak(
  dependencies: Dependencies,
  tx: Transaction,
  { by: { account: name }, brand }: { readonly by: OperatorSession; readonly brand: Merchant },
  ticket: OperatorTicketRow,
  words: Words,
): Promise<boolean> {
  const said = await say(dependencies, tx, ticket, { ...words, author: 'OPERATOR', name, pictures: [] })
  if (said === undefined) return false
  await tellAnswered(dependencies, tx, ticket, words.content, brand)
  return true
}

function refuseClosed({ state }: OperatorTicketRow): void {
  if (state === 'CLOSED') throw ticketsErrors.TICKET_CLOSED()
}

const taken = ({ operator }: OperatorTicketRow) => ticketsErrors.TICKET_TAKEN({ extras: { operator } })

/** Refuses who has not taken the ticket. */
function demandOwn(ticket: OperatorTicketRow, { account }: OperatorSession): void {
  refuseClosed(ticket)
  if (ticket.operator === account) return
  throw ticket.operator === null ? ticketsErrors.TICKET_NOT_CLAIMED() : taken(ticket)
}

const deed = (action: string) => ({
  right: ticketsRights['tickets.answer'],
  action: `tickets.${action}`,
  subjectKind: 'tickets',
  subjectId: ({ row }: OperatorTicketView) => row.id,
  present: ({ row: { number, state, operator, outcome }, messages }: OperatorTicketView) => ({
    number,
    state,
    operator,
    outcome,
    messages: messages.length,
  }),
})

/** Does something with a ticket of the brand in view that is held meanwhile. */
function change(
  { operators }: Dependencies,
  by: Desk & { readonly reason?: string | undefined },
  { id, action }: { readonly id: string; readonly action: string },
  work: (tx: Transaction, ticket: OperatorTicketRow) => Promise<void>,
): Promise<OperatorTicketView> {
  const { session } = by
  return operators.perform({ ...by, reason: by.reason }, deed(action), async (tx) => {
    await lockTicket(tx.query, { merchantId: session.merchantId, id })
    // As it is now that it is held.
    const before = await readOperatorTicket({ database: tx }, session, id)
    await work(tx, before.row)
    return { before, after: await readOperatorTicket({ database: tx }, session, id) }
  })
}
