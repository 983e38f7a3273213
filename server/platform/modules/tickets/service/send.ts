import type { Transaction } from '../../../db/connection.ts'
import type { MemberSession } from '../../../http/session.ts'
import { newId } from '../../../lib/id.ts'
import { contactOf, LONGEST_FIRST_TEXT, textOf } from '../content.ts'
import { dueAfter, earlier } from '../deadlines.ts'
import { ticketsErrors } from '../errors.ts'
import { newTicketNumber } from '../number.ts'
import { ticketsPolicy } from '../policy.ts'
import { insertMessage } from '../repository/messages.ts'
import { readRules } from '../repository/settings.ts'
import * as repository from '../repository/tickets.ts'
import type { TicketCategory, TicketReferenceKind } from '../states.ts'
import type { Dependencies } from './dependencies.ts'

/** Tickets of a member that are not closed at the same time. */
const MOST_OPEN = 10

/** What somebody says to the house. */
export interface Feedback {
  readonly category: TicketCategory
  readonly content: string
  readonly pictures: readonly string[]
  readonly reference?: { readonly kind: TicketReferenceKind; readonly id: string } | undefined
  readonly contact?: string | undefined
  readonly key?: string | undefined
}

/** Who says it: a member, or a visitor of a brand. */
export interface Sender {
  readonly merchantId: string
  readonly session: Pick<MemberSession, 'memberId' | 'accountType' | 'isUnproven'> | null
  readonly language: string
}

/**
 * Whether somebody keeps the ticket that he sends; anybody else sends it as a visitor does, also who has not proved that the session is his:
 * he writes nothing in the name of the member.
 */
export const keepsTickets = (session: Sender['session']): session is NonNullable<Sender['session']> =>
  session !== null && !session.isUnproven && ticketsPolicy['ticket.keep'](session)

/**
 * Opens a ticket; what comes with the same key is the same one. Throws CONTENT_EMPTY, CONTENT_LENGTH, TICKET_CONTACT_…,
 * TICKET_PICTURE_UNKNOWN, TICKET_REFERENCE_UNKNOWN, TICKETS_TOO_MANY.
 */
export async function sendFeedback(
  dependencies: Dependencies,
  { merchantId, session, language }: Sender,
  feedback: Feedback,
): Promise<repository.TicketRow> {
  const content = textOf(feedback.content, LONGEST_FIRST_TEXT)
  const member = keepsTickets(session) ? { merchantId, memberId: session.memberId } : undefined
  const contact = member === undefined ? contactOf(feedback.contact) : null
  const { category, pictures, reference, key } = feedback
  if (member === undefined && category === 'COMPLAINT' && contact === null)
    throw ticketsErrors.TICKET_CONTACT_NEEDED({ field: 'contact' })
  return dependencies.database.transaction(async (tx) => {
    const memberId = member?.memberId ?? null
    const sender = memberId ?? key
    if (sender !== undefined) await repository.lockSender(tx, merchantId, sender)
    const sent = key === undefined ? undefined : await repository.findSent(tx.query, { merchantId, memberId, key })
    if (sent !== undefined) return sent
    await checkOwn(tx, member, { pictures, reference })
    return insert(dependencies, tx, {
      merchantId,
      memberId,
      category,
      content,
      source: 'FORM',
      contact,
      language: member === undefined ? language : null,
      pictures,
      reference,
      key,
    })
  })
}

/** Refuses what a sender names that is not his own, and too many of a member. */
async function checkOwn(
  tx: Transaction,
  member: repository.MemberKey | undefined,
  { pictures, reference }: Pick<Feedback, 'pictures' | 'reference'>,
): Promise<void> {
  if (member === undefined) {
    if (pictures.length > 0) throw ticketsErrors.TICKET_PICTURE_UNKNOWN({ field: 'pictures' })
    if (reference !== undefined) throw ticketsErrors.TICKET_REFERENCE_UNKNOWN({ field: 'reference' })
    return
  }
  if (!(await repository.ownsFiles(tx.query, member, pictures)))
    throw ticketsErrors.TICKET_PICTURE_UNKNOWN({ field: 'pictures' })
  if (reference !== undefined && !(await repository.ownsRecord(tx.query, member, reference)))
    throw ticketsErrors.TICKET_REFERENCE_UNKNOWN({ field: 'reference' })
  if ((await repository.countOpen(tx.query, member)) >= MOST_OPEN)
    throw ticketsErrors.TICKETS_TOO_MANY({ extras: { most: MOST_OPEN } })
}

/** What becomes a ticket. */
interface Opening extends Omit<Feedback, 'contact'> {
  readonly merchantId: string
  readonly memberId: string | null
  readonly source: 'FORM' | 'CHAT'
  readonly contact: string | null
  readonly language: string | null
}

async function insert(
  { clock }: Pick<Dependencies, 'clock'>,
  tx: Transaction,
  { merchantId, memberId, pictures, reference, key, ...rest }: Opening,
): Promise<repository.TicketRow> {
  const now = clock.now()
  const due = dueAfter(await readRules(tx.query, merchantId), rest.category, now)
  return repository.insertTicket(tx.query, {
    ...rest,
    merchant_id: merchantId,
    id: newId(now.getTime()),
    number: newTicketNumber(),
    member_id: memberId,
    key: key ?? null,
    pictures: [...pictures],
    reference_kind: reference?.kind ?? null,
    reference_id: reference?.id ?? null,
    state: 'OPEN',
    created_at: now,
    changed_at: now,
    resolution_due_at: due.resolution,
    due_at: earlier(due.answer, due.resolution),
  })
}

/** What another module makes a ticket of; a chat hands over what was said in it. */
export interface TicketWish {
  readonly merchantId: string
  /** Null: a visitor's. */
  readonly memberId: string | null
  readonly category: TicketCategory
  readonly content: string
  readonly source: 'FORM' | 'CHAT'
  /** Of a visitor: where he wants the answer, if he said so, and in which language. */
  readonly contact: string | null
  readonly language: string | null
  readonly transcript?: readonly {
    readonly at: Date
    readonly by: 'PERSON' | 'OPERATOR'
    readonly name: string
    readonly text: string
  }[]
}

/**
 * Opens a ticket within the caller's transaction, with what was said before it. It is the caller's to do it once; the number of a
 * member's open tickets does not stop it.
 */
export async function openTicket(
  dependencies: Pick<Dependencies, 'clock'>,
  tx: Transaction,
  { transcript = [], ...wish }: TicketWish,
): Promise<{ id: string; number: string }> {
  const { merchantId } = wish
  const { id, number } = await insert(dependencies, tx, { ...wish, pictures: [] })
  for (const { at, by, name, text } of transcript)
    await insertMessage(tx.query, {
      merchant_id: merchantId,
      ticket_id: id,
      id: newId(at.getTime()),
      author: by,
      name,
      content: text,
      pictures: [],
      created_at: at,
    })
  return { id, number }
}
