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
import { walletsRights } from './policy.ts'

const State = Type.Union([Type.Literal('PENDING'), Type.Literal('DONE'), Type.Literal('FAILED')], {
  description: 'PENDING: held, the vendor has not said what it did → DONE | FAILED (given back)',
})
const Direction = Type.Union([Type.Literal('IN'), Type.Literal('OUT')], {
  description: "IN: into the vendor's wallet; OUT: back to the main wallet",
})
const Outcome = Type.Union([Type.Literal('DONE'), Type.Literal('FAILED')], {
  description: 'DONE: the vendor moved the money; FAILED: it did not, and what was held goes back',
})

/** A transfer as operators see it. */
export const OperatorVendorTransfer = Type.Object({
  id: Type.String(),
  memberId: Type.String(),
  memberAccount: Type.String(),
  vendorCode: Type.String(),
  vendorName: Type.String(),
  direction: Direction,
  currency: Type.String(),
  amount: Money,
  state: State,
  tries: Type.Integer({ description: 'How often the vendor was asked by itself' }),
  nextTryAt: Nullable(DateTime),
  askedAt: Nullable(DateTime),
  lastAnswer: Nullable(
    Type.Union([Type.Literal('DONE'), Type.Literal('REFUSED'), Type.Literal('UNSEEN'), Type.Literal('UNKNOWN')], {
      description: 'What the vendor said when it was asked last; UNKNOWN: nothing of use',
    }),
  ),
  pendingId: Type.String({ description: 'The pending transfer in the ledger' }),
  createdAt: DateTime,
  decidedAt: Nullable(DateTime),
  decidedBy: Nullable(Type.String({ description: 'The operator, where people decided instead of the vendor' })),
  decisionReason: Nullable(Type.String()),
  proposal: Nullable(
    Type.Object(
      { outcome: Outcome, by: Type.String(), operatorId: Type.String(), at: DateTime, reason: Type.String() },
      { description: 'What a first operator wants; a different one has to want the same' },
    ),
  ),
})

const byId = Type.Object({ id: Id })
const ruleFields = {
  toUpline: Type.Boolean(),
  toDownline: Type.Boolean(),
  minimum: Amount,
  maximum: Amount,
  dailyMaximum: Amount,
}
export const TransferRules = Type.Object({
  id: Type.String(),
  currency: Type.String(),
  ...ruleFields,
  proposal: Nullable(OpenProposal),
})

const read = { access: 'operator', right: walletsRights['vendorTransfers.read'] } as const
const change = { access: 'operator', right: walletsRights['vendorTransfers.change'] } as const

export const walletsOperatorCalls = defineCalls({
  listVendorTransfers: {
    ...read,
    method: 'GET',
    path: '/wps/admin/vendor-transfers',
    summary: "Transfers into and out of vendors' wallets, newest first unless sorted",
    query: Type.Object({
      ...PageQuery,
      ids: Type.Optional(Ids),
      state: Type.Optional(State),
      vendorCode: Type.Optional(Type.String({ maxLength: 32 })),
      direction: Type.Optional(Direction),
      memberId: Type.Optional(Id),
      account: Type.Optional(Type.String({ maxLength: 64, description: "Beginning of the member's user name" })),
      ...SpanQuery,
      olderThanMinutes: Type.Optional(Type.Integer({ minimum: 1, maximum: 525_600 })),
      hasProposal: Type.Optional(Type.Boolean()),
    }),
    value: Page(OperatorVendorTransfer),
  },
  getVendorTransfer: {
    ...read,
    method: 'GET',
    path: '/wps/admin/vendor-transfers/:id',
    summary: "One transfer into or out of a vendor's wallet",
    params: byId,
    value: OperatorVendorTransfer,
  },
  askVendorTransfer: {
    ...change,
    method: 'POST',
    path: '/wps/admin/vendor-transfers/:id/ask',
    summary: 'Asks the vendor now what became of a transfer in doubt',
    description: 'Its answer decides the transfer; without one it stays in doubt and `lastAnswer` is UNKNOWN.',
    params: byId,
    value: OperatorVendorTransfer,
  },
  resolveVendorTransfer: {
    ...change,
    method: 'POST',
    path: '/wps/admin/vendor-transfers/:id/resolve',
    summary: 'Decides a transfer that the vendor leaves in doubt, with four eyes',
    description:
      'The first operator proposes, a different one who wants the same carries it out. The vendor must have been asked before.',
    params: byId,
    body: Type.Object(
      { outcome: Outcome, reason: Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' }) },
      { additionalProperties: false },
    ),
    value: OperatorVendorTransfer,
  },
  getMemberTransferRules: {
    method: 'GET',
    path: '/wps/admin/member-transfer-rules',
    summary: 'How far members may send each other money',
    access: 'operator',
    right: walletsRights['memberTransferRules.read'],
    value: TransferRules,
  },
  updateMemberTransferRules: {
    method: 'PUT',
    path: '/wps/admin/member-transfer-rules',
    summary: 'Changes to whom members may send money, and how much',
    description: 'What lets more be sent takes a second operator, who sends the same; `proposal` says what waits.',
    access: 'operator',
    right: walletsRights['memberTransferRules.change'],
    body: Type.Object(
      { ...ruleFields, reason: Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' }) },
      { additionalProperties: false },
    ),
    value: TransferRules,
  },
})
