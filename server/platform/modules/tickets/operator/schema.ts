import { Type } from 'typebox'
import { DateTime, defineCalls, Id, Locale, Nullable, Page, PageQuery, Reason, SpanQuery } from '../../../http/call.ts'
import { content, Ticket, TicketCategoryName, TicketOutcomeName, TicketStateName } from '../schema.ts'
import { ticketsRights } from './policy.ts'

export const OperatorTicket = Type.Object(
  {
    ...Ticket.properties,
    source: Type.Enum(['FORM', 'CHAT']),
    memberId: Nullable(Type.Intersect([Id], { description: 'Null: a visitor' })),
    account: Nullable(Type.String()),
    contact: Nullable(Type.String({ description: 'Where a visitor wants the answer' })),
    claimedBy: Nullable(Type.String({ description: 'Account of the operator who has it' })),
    resolutionDueAt: DateTime,
    escalatedAt: Nullable(Type.Intersect([DateTime], { description: 'When it was found overdue or handed on' })),
    answeredAfterMinutes: Nullable(Type.Integer()),
    resolvedAfterMinutes: Nullable(Type.Integer()),
  },
  { description: 'What somebody said to the house' },
)

const rules = {
  deadlines: Type.Array(
    Type.Object(
      {
        category: TicketCategoryName,
        answerMinutes: Type.Integer({ minimum: 5, maximum: 100_000 }),
        resolutionMinutes: Type.Integer({ minimum: 5, maximum: 200_000 }),
      },
      { additionalProperties: false },
    ),
    { minItems: 1, maxItems: 8 },
  ),
  silenceDays: Type.Integer({
    minimum: 1,
    maximum: 60,
    description: 'Days until an answer nobody replies to ends a ticket',
  }),
}

export const TicketRules = Type.Object({ ...rules, id: Type.Intersect([Id], { description: 'Of the brand' }) })

export const CannedAnswer = Type.Object({
  id: Id,
  language: Locale,
  title: Type.String(),
  content: Type.String(),
  changedAt: DateTime,
})

const cannedBody = Type.Object(
  {
    language: Locale,
    title: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
    content: Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' }),
  },
  { additionalProperties: false },
)
const cannedExample = {
  language: 'vi',
  title: 'Đang kiểm tra',
  content: 'Chào bạn, chúng tôi đang kiểm tra với ngân hàng và sẽ trả lời trong hôm nay.',
}

const byId = Type.Object({ id: Id })
const read = { access: 'operator', right: ticketsRights['tickets.read'] } as const
const answer = { access: 'operator', right: ticketsRights['tickets.answer'] } as const
const cannedRead = { access: 'operator', right: ticketsRights['cannedAnswers.read'] } as const
const cannedChange = { access: 'operator', right: ticketsRights['cannedAnswers.change'] } as const
const settings = { access: 'operator', right: ticketsRights['tickets.settings'] } as const

export const ticketsOperatorCalls = defineCalls({
  listOperatorTickets: {
    ...read,
    method: 'GET',
    path: '/wps/admin/tickets',
    summary: 'Tickets of the brand in view: of those that wait what is due first; else the newest first',
    query: Type.Object({
      ...PageQuery,
      isWaiting: Type.Optional(
        Type.Boolean({ description: 'Those to which the house owes something, due first, or the others' }),
      ),
      isEscalated: Type.Optional(
        Type.Boolean({ description: 'Those that were overdue or handed to the supervisors, or the others' }),
      ),
      state: Type.Optional(TicketStateName),
      category: Type.Optional(TicketCategoryName),
      outcome: Type.Optional(TicketOutcomeName),
      account: Type.Optional(Type.String({ maxLength: 40, description: 'Part of the account name' })),
      number: Type.Optional(Type.String({ maxLength: 9 })),
      claimedBy: Type.Optional(Type.String({ maxLength: 40 })),
      ...SpanQuery,
    }),
    value: Page(OperatorTicket),
  },
  getOperatorTicket: {
    ...read,
    method: 'GET',
    path: '/wps/admin/tickets/:id',
    summary: 'One ticket with all that was said, notes of operators included',
    params: byId,
    value: OperatorTicket,
  },
  claimTicket: {
    ...answer,
    method: 'POST',
    path: '/wps/admin/tickets/:id/claim',
    summary: 'Takes a ticket, so that two do not answer the same; taken again it stays so',
    params: byId,
    value: OperatorTicket,
  },
  releaseTicket: {
    ...answer,
    method: 'POST',
    path: '/wps/admin/tickets/:id/release',
    summary: 'Puts a ticket that the operator has back into the queue',
    params: byId,
    value: OperatorTicket,
  },
  answerTicketAsOperator: {
    ...answer,
    method: 'POST',
    path: '/wps/admin/tickets/:id/answer',
    summary: 'Answers a ticket that the operator has; the member reads it, a visitor is mailed',
    params: byId,
    body: Type.Object({ content, key: Id }, { additionalProperties: false }),
    value: OperatorTicket,
    example: { content: 'Tiền đã vào tài khoản của bạn.', key: '0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10' },
  },
  noteTicket: {
    ...answer,
    method: 'POST',
    path: '/wps/admin/tickets/:id/note',
    summary: 'Adds a note that operators alone read',
    params: byId,
    body: Type.Object({ content, key: Id }, { additionalProperties: false }),
    value: OperatorTicket,
    example: { content: 'Ngân hàng xác nhận', key: '0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10' },
  },
  escalateTicket: {
    ...answer,
    method: 'POST',
    path: '/wps/admin/tickets/:id/escalate',
    summary: 'Hands a complaint to the supervisors',
    params: byId,
    body: Type.Object({ reason: Reason }, { additionalProperties: false }),
    value: OperatorTicket,
    example: { reason: 'Cần cấp trên quyết định' },
  },
  closeTicketAsOperator: {
    ...answer,
    method: 'POST',
    path: '/wps/admin/tickets/:id/close',
    summary: 'Ends a ticket that the operator has, with the last words; a complaint with its outcome',
    params: byId,
    body: Type.Object({ content, key: Id, outcome: Type.Optional(TicketOutcomeName) }, { additionalProperties: false }),
    value: OperatorTicket,
    example: { content: 'Khiếu nại của bạn là đúng.', key: '0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10', outcome: 'UPHELD' },
  },
  getTicketRules: {
    ...read,
    method: 'GET',
    path: '/wps/admin/ticket-rules',
    summary: 'By when the brand in view answers and ends tickets',
    value: TicketRules,
  },
  updateTicketRules: {
    ...settings,
    method: 'PUT',
    path: '/wps/admin/ticket-rules',
    summary: 'Says by when the brand answers and ends tickets; it holds for what is opened from now on',
    body: Type.Object({ ...rules, reason: Type.Optional(Reason) }, { additionalProperties: false }),
    value: TicketRules,
    example: {
      deadlines: [{ category: 'COMPLAINT', answerMinutes: 1440, resolutionMinutes: 14400 }],
      silenceDays: 7,
    },
  },
  listCannedAnswers: {
    ...cannedRead,
    method: 'GET',
    path: '/wps/admin/canned-answers',
    summary: 'Answers that are given often, by language and title',
    query: Type.Object({ ...PageQuery, language: Type.Optional(Locale) }),
    value: Page(CannedAnswer),
  },
  getCannedAnswer: {
    ...cannedRead,
    method: 'GET',
    path: '/wps/admin/canned-answers/:id',
    summary: 'One of them',
    params: byId,
    value: CannedAnswer,
  },
  createCannedAnswer: {
    ...cannedChange,
    method: 'POST',
    path: '/wps/admin/canned-answers',
    summary: 'Adds one',
    body: cannedBody,
    value: CannedAnswer,
    example: cannedExample,
  },
  updateCannedAnswer: {
    ...cannedChange,
    method: 'PUT',
    path: '/wps/admin/canned-answers/:id',
    summary: 'Changes one',
    params: byId,
    body: cannedBody,
    value: CannedAnswer,
    example: cannedExample,
  },
  deleteCannedAnswer: {
    ...cannedChange,
    method: 'DELETE',
    path: '/wps/admin/canned-answers/:id',
    summary: 'Takes one away',
    params: byId,
    value: CannedAnswer,
  },
})
