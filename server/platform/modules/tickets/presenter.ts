import type { Static } from 'typebox'
import { fileUrl } from '../content/service.ts'
import type { MessageRow } from './repository/messages.ts'
import type { TicketRow } from './repository/tickets.ts'
import type { Ticket, TicketMessage } from './schema.ts'
import { REOPEN_DAYS } from './service/of-member.ts'
import type { TicketView } from './service/read.ts'

type Shape = Static<typeof Ticket>
type Message = Static<typeof TicketMessage>

const DAY = 86_400_000
const moment = (at: Date | null) => at?.toISOString() ?? null

/** Words of a ticket; names of operators stay with the house. */
export const presentMessage = (row: MessageRow, { withNames }: { readonly withNames: boolean }): Message => ({
  id: row.id,
  author: row.author as Message['author'],
  name: withNames || row.author === 'PERSON' ? row.name : null,
  content: row.content,
  pictures: row.pictures.map(fileUrl),
  createdAt: row.created_at.toISOString(),
})

/** A ticket without its conversation, as lists have it. */
export const presentTicket = (row: TicketRow): Shape => ({
  id: row.id,
  number: row.number,
  category: row.category as Shape['category'],
  content: row.content,
  pictures: row.pictures.map(fileUrl),
  referenceKind: row.reference_kind as Shape['referenceKind'],
  referenceId: row.reference_id,
  state: row.state as Shape['state'],
  outcome: row.outcome as Shape['outcome'],
  closedBy: row.closed_by as Shape['closedBy'],
  rating: row.rating,
  ratingComment: row.rating_comment,
  createdAt: row.created_at.toISOString(),
  changedAt: row.changed_at.toISOString(),
  answeredAt: moment(row.answered_at),
  closedAt: moment(row.closed_at),
  dueAt: moment(row.due_at),
  closesAt: moment(row.closes_at),
  reopenUntil: row.closed_at === null ? null : new Date(row.closed_at.getTime() + REOPEN_DAYS * DAY).toISOString(),
  messages: null,
})

/** A ticket with its conversation. */
export const presentConversation = ({ ticket, messages }: TicketView): Shape => ({
  ...presentTicket(ticket),
  messages: messages.map((row) => presentMessage(row, { withNames: false })),
})
