import { Type } from 'typebox'
import {
  Amount,
  DateTime,
  defineCalls,
  Id,
  Ids,
  Money,
  Nullable,
  Page,
  PageQuery,
  SpanQuery,
} from '../../../http/call.ts'
import { OpenProposal } from '../../proposals/schema.ts'
import { adjustmentsRights } from './policy.ts'

const AdjustmentState = Type.Union(
  [Type.Literal('REQUESTED'), Type.Literal('APPROVED'), Type.Literal('REJECTED'), Type.Literal('WITHDRAWN')],
  { description: 'REQUESTED → APPROVED (posted) | REJECTED | WITHDRAWN' },
)
const AdjustmentKind = Type.Union(
  [Type.Literal('CREDIT'), Type.Literal('DEBIT'), Type.Literal('CORRECTION'), Type.Literal('REVERSAL')],
  { description: 'REVERSAL takes a posted transfer back' },
)

export const Adjustment = Type.Object({
  id: Type.String(),
  memberId: Type.String(),
  memberAccount: Type.String(),
  kind: AdjustmentKind,
  state: AdjustmentState,
  currency: Type.String(),
  amount: Type.String({ description: 'Positive: the member gets it; negative: the member gives it' }),
  balance: Money,
  reason: Type.String(),
  document: Nullable(Type.String()),
  reverses: Nullable(Type.String({ description: 'The transfer that is taken back' })),
  askedBy: Type.String(),
  askedAt: DateTime,
  decidedBy: Nullable(Type.String()),
  decidedAt: Nullable(DateTime),
  decisionReason: Nullable(Type.String()),
  transferId: Nullable(Type.String()),
})

export const AdjustmentLimit = Type.Object({
  amount: Money,
  pendingAmount: Nullable(Type.String({ description: 'A higher limit that waits' })),
  pendingFrom: Nullable(Type.Intersect([DateTime], { description: 'From when the higher limit counts' })),
  proposal: Nullable(OpenProposal),
})

const reason = Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' })
const document = Type.Optional(
  Type.String({ maxLength: 200, description: 'Number of a ticket, a letter, a bank statement' }),
)
const byId = Type.Object({ id: Id })
const read = { access: 'operator', right: adjustmentsRights['adjustments.read'] } as const
const change = { access: 'operator', right: adjustmentsRights['adjustments.change'] } as const

export const adjustmentsOperatorCalls = defineCalls({
  listAdjustments: {
    ...read,
    method: 'GET',
    path: '/wps/admin/adjustments',
    summary: 'Adjustments, oldest request first unless sorted',
    query: Type.Object({
      ...PageQuery,
      ...SpanQuery,
      ids: Type.Optional(Ids),
      memberId: Type.Optional(Id),
      state: Type.Optional(AdjustmentState),
      kind: Type.Optional(AdjustmentKind),
      askedBy: Type.Optional(Type.String({ maxLength: 64 })),
    }),
    value: Page(Adjustment),
  },
  getAdjustment: {
    ...read,
    method: 'GET',
    path: '/wps/admin/adjustments/:id',
    summary: 'One adjustment',
    params: byId,
    value: Adjustment,
  },
  requestAdjustment: {
    ...change,
    method: 'POST',
    path: '/wps/admin/adjustments',
    summary: 'Asks for money to be put right; a different operator decides',
    description:
      'Demands an `Idempotency-Key`. Up to the limit of the brand one pair of eyes suffices and it is posted at once.',
    body: Type.Object(
      {
        memberId: Id,
        kind: Type.Union([Type.Literal('CREDIT'), Type.Literal('DEBIT'), Type.Literal('CORRECTION')]),
        amount: Type.String({
          pattern: '^-?\\d{1,12}(\\.\\d{1,4})?$',
          maxLength: 18,
          description: 'Positive; for CORRECTION also negative',
        }),
        reason,
        document,
      },
      { additionalProperties: false },
    ),
    value: Adjustment,
  },
  requestReversal: {
    ...change,
    method: 'POST',
    path: '/wps/admin/adjustments/reversals',
    summary: 'Asks for a posted transfer to be taken back',
    description:
      'Demands an `Idempotency-Key`. Bets, withdrawals and money between members are put right by their own documents.',
    body: Type.Object({ memberId: Id, transferId: Id, reason, document }, { additionalProperties: false }),
    value: Adjustment,
  },
  approveAdjustment: {
    ...change,
    method: 'POST',
    path: '/wps/admin/adjustments/:id/approve',
    summary: 'Approves and posts an adjustment that somebody else asked for; asked again it answers alike',
    params: byId,
    body: Type.Object({ reason }, { additionalProperties: false }),
    value: Adjustment,
  },
  rejectAdjustment: {
    ...change,
    method: 'POST',
    path: '/wps/admin/adjustments/:id/reject',
    summary: 'Rejects an adjustment that somebody else asked for',
    params: byId,
    body: Type.Object({ reason }, { additionalProperties: false }),
    value: Adjustment,
  },
  withdrawAdjustment: {
    ...change,
    method: 'POST',
    path: '/wps/admin/adjustments/:id/withdraw',
    summary: 'Takes an own request back',
    params: byId,
    body: Type.Object({ reason }, { additionalProperties: false }),
    value: Adjustment,
  },
  getAdjustmentLimit: {
    ...read,
    method: 'GET',
    path: '/wps/admin/adjustments/limit',
    summary: 'Up to which amount one pair of eyes suffices; zero: never',
    value: AdjustmentLimit,
  },
  updateAdjustmentLimit: {
    ...change,
    method: 'PUT',
    path: '/wps/admin/adjustments/limit',
    summary: 'Sets up to which amount one pair of eyes suffices; a higher amount counts after 24 hours',
    description: 'A higher amount takes a second operator, who sends the same; `proposal` says what waits.',
    body: Type.Object({ amount: Amount, reason }, { additionalProperties: false }),
    value: AdjustmentLimit,
  },
})
