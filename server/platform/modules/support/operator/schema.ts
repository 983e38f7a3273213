import { Type } from 'typebox'
import { DateTime, defineCalls, Id, Nullable, Ok, Page, PageQuery, without } from '../../../http/call.ts'
import { TICKET_CATEGORIES } from '../../tickets/service.ts'
import { SupportConversation, SupportDesk, SupportMessage, SupportText } from '../schema.ts'
import { CONVERSATION_VIEWS, MESSAGE_AUTHORS } from '../states.ts'
import { supportRights } from './policy.ts'

export const OperatorSupportMessage = Type.Object({
  ...SupportMessage.properties,
  writtenBy: Nullable(Type.String({ description: 'Account of the operator who wrote it' })),
})
export const OperatorSupportConversation = Type.Object({
  ...without(SupportConversation.properties, 'messages', 'place'),
  memberId: Nullable(Type.Intersect([Id], { description: 'Null for a visitor' })),
  account: Nullable(Type.String()),
  language: Type.String(),
  contact: Nullable(Type.String({ description: 'Mail address that a visitor left' })),
  address: Type.String({ description: 'Where the person was' }),
  country: Nullable(Type.String()),
  claimedBy: Nullable(Type.String({ description: 'Account of who has it' })),
  isMine: Type.Boolean(),
  waitingSince: DateTime,
  claimedAt: Nullable(DateTime),
  closedBy: Nullable(Type.Enum([...MESSAGE_AUTHORS])),
  lastAt: DateTime,
  lastAuthor: Type.Enum([...MESSAGE_AUTHORS]),
  lastText: Nullable(Type.String({ description: 'Beginning of the last text; null where something else came last' })),
  personSeenAt: DateTime,
  ticketId: Nullable(Type.Intersect([Id], { description: 'The ticket that was made of it' })),
})
export const OperatorSupportTalk = Type.Object({
  conversation: OperatorSupportConversation,
  messages: Type.Array(OperatorSupportMessage, { description: 'Those after the number asked for, 200 at most' }),
})
export const SupportPresence = Type.Object({
  merchantId: Type.String({ description: 'The brand in view, by which live events name it' }),
  isAvailable: Type.Boolean(),
  operators: Type.Array(Type.Object({ id: Id, account: Type.String(), name: Type.String() }), {
    description: 'Who takes conversations of the brand now',
  }),
  desk: SupportDesk,
})

const byId = Type.Object({ id: Id })
const read = { access: 'operator', right: supportRights['support.read'] } as const
const answer = { access: 'operator', right: supportRights['support.answer'] } as const
const number = Type.Integer({ minimum: 0, maximum: 2_000_000_000 })

export const supportOperatorCalls = defineCalls({
  listSupportConversations: {
    ...read,
    method: 'GET',
    path: '/wps/admin/support/conversations',
    summary:
      'Conversations of the brand in view: those that wait, one’s own, all that are open, or those that are over',
    query: Type.Object({ ...PageQuery, view: Type.Optional(Type.Enum([...CONVERSATION_VIEWS])) }),
    value: Page(OperatorSupportConversation),
  },
  getSupportConversation: {
    ...read,
    method: 'GET',
    path: '/wps/admin/support/conversations/:id',
    summary: 'One conversation with what was said after a number',
    params: byId,
    query: Type.Object({ after: Type.Optional(number) }),
    value: OperatorSupportTalk,
  },
  getConversationPicture: {
    ...read,
    method: 'GET',
    path: '/wps/admin/support/conversations/:id/pictures/:number',
    summary: 'A picture of a conversation',
    params: Type.Object({ id: Id, number }),
    value: Type.Unknown(),
  },
  claimSupportConversation: {
    ...answer,
    method: 'PUT',
    path: '/wps/admin/support/conversations/:id/claim',
    summary: 'Takes a conversation that waits',
    params: byId,
    value: OperatorSupportConversation,
  },
  answerSupportConversation: {
    ...answer,
    method: 'POST',
    path: '/wps/admin/support/conversations/:id/messages',
    summary: 'Says something in a conversation of one’s own',
    params: byId,
    body: Type.Object({ clientId: Id, content: SupportText }, { additionalProperties: false }),
    value: OperatorSupportMessage,
  },
  sendConversationPicture: {
    ...answer,
    method: 'POST',
    path: '/wps/admin/support/conversations/:id/pictures',
    summary: 'Sends a picture (multipart, one part `file`)',
    params: byId,
    query: Type.Object({ clientId: Id }),
    value: OperatorSupportMessage,
  },
  tellConversationTyping: {
    ...answer,
    method: 'POST',
    path: '/wps/admin/support/conversations/:id/typing',
    summary: 'Tells the person that the operator is writing; nothing of it is kept',
    params: byId,
    value: Ok,
  },
  handOverSupportConversation: {
    ...answer,
    method: 'PUT',
    path: '/wps/admin/support/conversations/:id/hand-over',
    summary: 'Gives a conversation of one’s own to an operator who is available, or back to the queue',
    params: byId,
    body: Type.Object({ operatorId: Nullable(Id) }, { additionalProperties: false }),
    value: OperatorSupportConversation,
  },
  endSupportConversation: {
    ...answer,
    method: 'PUT',
    path: '/wps/admin/support/conversations/:id/close',
    summary: 'Ends a conversation of one’s own',
    params: byId,
    value: OperatorSupportConversation,
  },
  makeTicketOfConversation: {
    ...answer,
    method: 'POST',
    path: '/wps/admin/support/conversations/:id/ticket',
    summary:
      'Makes a ticket of a conversation of one’s own or of one that is over, with what was said; made again it is the same',
    params: byId,
    body: Type.Object({ category: Type.Enum([...TICKET_CATEGORIES]) }, { additionalProperties: false }),
    value: OperatorSupportConversation,
  },
  getSupportPresence: {
    ...read,
    method: 'GET',
    path: '/wps/admin/support/presence',
    summary: 'Who takes conversations of the brand in view, and what visitors are told',
    value: SupportPresence,
  },
  tellSupportPresence: {
    ...answer,
    method: 'PUT',
    path: '/wps/admin/support/presence',
    summary: 'Says that the operator is at the desk of the brand in view, and whether he takes conversations',
    description: 'Repeated every 20 seconds while the page is open; after 60 seconds without it he is not there.',
    body: Type.Object({ isAvailable: Type.Optional(Type.Boolean()) }, { additionalProperties: false }),
    value: SupportPresence,
    example: {},
  },
})
