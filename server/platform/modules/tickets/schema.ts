import { Type } from 'typebox'
import { DateTime, defineCalls, Id, Nullable, Page, PageQuery, SpanQuery, Url } from '../../http/call.ts'
import { TICKET_CATEGORIES, TICKET_CLOSERS, TICKET_OUTCOMES, TICKET_REFERENCES, TICKET_STATES } from './states.ts'

export const TicketCategoryName = Type.Enum([...TICKET_CATEGORIES])
export const TicketStateName = Type.Enum([...TICKET_STATES])
export const TicketOutcomeName = Type.Enum([...TICKET_OUTCOMES])

export const TicketMessage = Type.Object({
  id: Id,
  author: Type.Enum(['PERSON', 'OPERATOR', 'NOTE'], { description: 'A NOTE is read by operators alone' }),
  name: Nullable(Type.String({ description: 'Account of the operator, for operators; what a chat called a person' })),
  content: Type.String(),
  pictures: Type.Array(Url),
  createdAt: DateTime,
})

export const Ticket = Type.Object({
  id: Id,
  number: Type.String({ description: 'What a person reads out' }),
  category: TicketCategoryName,
  content: Type.String({ description: 'The first text' }),
  pictures: Type.Array(Url),
  referenceKind: Nullable(Type.Enum([...TICKET_REFERENCES])),
  referenceId: Nullable(Id),
  state: TicketStateName,
  outcome: Nullable(TicketOutcomeName),
  closedBy: Nullable(Type.Enum([...TICKET_CLOSERS])),
  rating: Nullable(Type.Integer()),
  ratingComment: Nullable(Type.String()),
  createdAt: DateTime,
  changedAt: DateTime,
  answeredAt: Nullable(DateTime),
  closedAt: Nullable(DateTime),
  dueAt: Nullable(
    Type.Intersect([DateTime], { description: 'By when the house answers; null while it waits or is over' }),
  ),
  closesAt: Nullable(
    Type.Intersect([DateTime], { description: 'When it closes by itself, where it waits for the member' }),
  ),
  reopenUntil: Nullable(Type.Intersect([DateTime], { description: 'Until when a closed one may be opened again' })),
  messages: Nullable(Type.Array(TicketMessage, { description: 'What was said after the first text; null in lists' })),
})

/** Of who sends, so that what is sent again is not said twice. */
const key = Id
/** Section 9: three at most. */
const pictures = Type.Optional(Type.Array(Id, { maxItems: 3, uniqueItems: true }))
/** Longer than allowed, so that the refusal is one sentence of ours. */
export const content = Type.String({ maxLength: 8000 })
const byId = Type.Object({ id: Id })
const captchaText = (longest: number) => Type.Optional(Type.String({ maxLength: longest }))

export const ticketsCalls = defineCalls({
  sendFeedback: {
    method: 'PUT',
    path: '/wps/feedback',
    summary: 'Feedback or a complaint',
    description:
      'A member keeps it as a ticket; visitors and trial members send it with an address for the answer, and after some tries with the answer to a captcha.',
    access: 'optional',
    proof: 'waived',
    body: Type.Object(
      {
        category: Type.Optional(TicketCategoryName),
        content: Type.Intersect([content], { description: '1 to 140 characters' }),
        pictures,
        reference: Type.Optional(
          Type.Object({ kind: Type.Enum([...TICKET_REFERENCES]), id: Id }, { additionalProperties: false }),
        ),
        contact: Type.Optional(
          Type.String({ maxLength: 120, description: 'Mail address of a visitor; a complaint needs it' }),
        ),
        key: Type.Optional(key),
        captchaId: captchaText(64),
        captcha: captchaText(16),
        captchaProof: captchaText(2048),
      },
      { additionalProperties: false },
    ),
    value: Type.Object({
      done: Type.Boolean(),
      number: Type.String(),
      ticket: Nullable(Ticket),
    }),
    example: { content: 'Nạp tiền rất nhanh, cảm ơn!' },
  },
  listTickets: {
    method: 'GET',
    path: '/wps/tickets',
    summary: 'What the member said to the house, the newest first',
    access: 'member',
    query: Type.Object({
      ...PageQuery,
      ...SpanQuery,
      isOpen: Type.Optional(Type.Boolean()),
      state: Type.Optional(TicketStateName),
      category: Type.Optional(TicketCategoryName),
    }),
    value: Page(Ticket),
  },
  getTicket: {
    method: 'GET',
    path: '/wps/tickets/:id',
    summary: 'One ticket of the member with all that was said',
    access: 'member',
    params: byId,
    value: Ticket,
  },
  answerTicket: {
    method: 'POST',
    path: '/wps/tickets/:id/answer',
    summary: 'Adds words of the member; an answered ticket waits for the house again',
    access: 'member',
    params: byId,
    body: Type.Object({ content, pictures, key }, { additionalProperties: false }),
    value: Ticket,
    example: { content: 'Tôi vẫn chưa nhận được tiền', key: '0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10' },
  },
  closeTicket: {
    method: 'PUT',
    path: '/wps/tickets/:id/close',
    summary: 'Ends the member’s ticket; one that is over stays so',
    access: 'member',
    params: byId,
    value: Ticket,
  },
  rateTicket: {
    method: 'PUT',
    path: '/wps/tickets/:id/rating',
    summary: 'Rates how a ticket was dealt with that is over, once',
    access: 'member',
    params: byId,
    body: Type.Object(
      {
        rating: Type.Integer({ minimum: 1, maximum: 5 }),
        comment: Type.Optional(Type.String({ maxLength: 500 })),
      },
      { additionalProperties: false },
    ),
    value: Ticket,
    example: { rating: 5, comment: 'Trả lời nhanh' },
  },
  reopenTicket: {
    method: 'PUT',
    path: '/wps/tickets/:id/reopen',
    summary: 'Opens a ticket again within fourteen days of its end; one that is open stays so',
    access: 'member',
    params: byId,
    value: Ticket,
  },
})
