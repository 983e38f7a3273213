import { type TSchema, Type } from 'typebox'
import {
  Amount,
  DateTime,
  defineCalls,
  Id,
  Money,
  Nullable,
  Page,
  PageQuery,
  SpanQuery,
  Url,
} from '../../../http/call.ts'
import type { Right } from '../../operators/service.ts'
import { OpenProposal } from '../../proposals/schema.ts'
import { RejectCode, WithdrawalState } from '../schema.ts'
import { withdrawalsRights } from './policy.ts'

const OperatorStep = Type.Object({
  state: WithdrawalState,
  at: DateTime,
  actor: Type.Enum(['MEMBER', 'OPERATOR', 'HOUSE']),
  actorName: Nullable(Type.String()),
  note: Nullable(Type.String()),
  reason: Nullable(Type.String()),
})
const Payout = Type.Object({
  id: Type.String(),
  gateway: Type.Enum(['BANK_API', 'MANUAL']),
  amount: Money,
  state: Type.Enum(['QUEUED', 'SENT', 'PAID', 'REFUSED', 'RETURNED']),
  reference: Nullable(Type.String()),
  returned: Type.String({ ...Money, description: 'What of it the bank brought back' }),
  returnReference: Nullable(Type.String()),
  refusal: Nullable(Type.String()),
  createdAt: DateTime,
  settledAt: Nullable(DateTime),
})

/** What one operator wants done with money that is missing; a second one has to want the same. */
const Proposal = Type.Object({
  deed: Type.Enum(['PAY_AGAIN', 'GIVE_BACK']),
  amount: Money,
  gateway: Nullable(Type.Enum(['BANK_API', 'MANUAL'])),
  reference: Nullable(Type.String()),
  returned: Type.String({ ...Money, description: 'What of a payment by hand came back' }),
  returnReference: Nullable(Type.String()),
  operatorAccount: Type.String(),
  isMine: Type.Boolean(),
  at: DateTime,
  reason: Type.String(),
})

export const OperatorWithdrawal = Type.Object({
  id: Type.String(),
  state: WithdrawalState,
  memberId: Type.String(),
  account: Type.String({ description: "The member's account name" }),
  payeeName: Nullable(Type.String()),
  amount: Money,
  restAmount: Nullable(Money),
  currency: Type.String(),
  bankCode: Type.String(),
  bankName: Type.String(),
  accountNumber: Type.String(),
  accountHolder: Type.String(),
  approvalsNeeded: Type.Integer(),
  approvedBy: Type.Array(Type.String()),
  claimedBy: Nullable(Type.String()),
  isMine: Type.Boolean(),
  rejectCode: Nullable(RejectCode),
  isPaid: Type.Boolean(),
  payoutRefused: Type.Boolean(),
  paysByHand: Type.Boolean({ description: 'A release needs the reference of a transfer made by hand' }),
  receiveDueAt: Nullable(DateTime),
  proofs: Type.Array(Url),
  payouts: Type.Array(Payout),
  timeline: Type.Array(OperatorStep),
  proposal: Nullable(Proposal),
  createdAt: DateTime,
  changedAt: DateTime,
})

/** What a decision is weighed by; in the currency of the withdrawal. */
export const WithdrawalBackground = Type.Object({
  currency: Type.String(),
  balance: Type.String({ ...Money, description: 'In the main wallet' }),
  held: Type.String({ ...Money, description: 'Held for withdrawals' }),
  deposited: Type.String({ ...Money, description: 'All that was ever deposited, less what of it was taken back' }),
  paidOut: Type.String({ ...Money, description: 'All that went out by other withdrawals' }),
  paidOutCount: Type.Integer(),
  turnoverRequired: Type.String({ ...Money, description: 'Of all turnover that is open' }),
  turnoverMissing: Type.String({ ...Money, description: 'What of it must still be played' }),
  isRiskAwaited: Type.Boolean({ description: 'No rule of risk has looked at it yet; until then it does not go on' }),
})

const settings = {
  minimum: Amount,
  maximum: Amount,
  quickAmounts: Type.Array(Amount, { maxItems: 12 }),
  dailyCount: Type.Integer({ minimum: 1, maximum: 999, description: 'Withdrawals of a member a day' }),
  dailySum: Amount,
  openAtOnce: Type.Integer({ minimum: 1, maximum: 9 }),
  fourEyesAbove: Type.String({ ...Amount, description: 'Above it two operators approve; a raise counts after a day' }),
  autoReceiveMinutes: Type.Integer({ minimum: 1, maximum: 10_080 }),
  accountRestMinutes: Type.Integer({ minimum: 0, maximum: 43_200 }),
  mayCancel: Type.Boolean(),
  gateway: Type.Enum(['BANK_API', 'MANUAL']),
  winAlarmFrom: Type.String({ ...Amount, description: 'Operators are told of a win of so much' }),
}

export const WithdrawalSettingsShape = Type.Object({
  id: Type.String(),
  currency: Type.String(),
  ...settings,
  fourEyesPending: Nullable(Type.String({ description: 'A higher limit that waits' })),
  fourEyesPendingFrom: Nullable(DateTime),
  proposal: Nullable(OpenProposal),
})

const params = Type.Object({ id: Id })
const Reason = Type.String({ minLength: 1, maxLength: 300, pattern: '\\S' })
const reference = { minLength: 3, maxLength: 40, pattern: '^[A-Za-z0-9./-]+$' }
const Reference = Type.Optional(Type.String(reference))
const ReturnReference = Type.Optional(
  Type.String({ ...reference, description: 'The bank’s reference of what came back of a payment made by hand' }),
)
const closed = <Properties extends Record<string, TSchema>>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false })

/** A deed of an operator on one withdrawal. */
const deed = <const Path extends string, const Body extends TSchema>(
  right: Right,
  path: Path,
  summary: string,
  body: Body,
) =>
  ({
    method: 'POST',
    path: `/wps/admin/withdrawals/:id/${path}`,
    summary,
    access: 'operator',
    right,
    params,
    body,
    value: OperatorWithdrawal,
  }) as const

const claim = withdrawalsRights['withdrawals.claim']
const review = withdrawalsRights['withdrawals.review']
const release = withdrawalsRights['withdrawals.release']

export const withdrawalsOperatorCalls = defineCalls({
  listOperatorWithdrawals: {
    method: 'GET',
    path: '/wps/admin/withdrawals',
    summary: 'The work queue: withdrawals of the brand in view, oldest first',
    access: 'operator',
    right: withdrawalsRights['withdrawals.read'],
    query: Type.Object({
      ...PageQuery,
      ...SpanQuery,
      state: Type.Optional(WithdrawalState),
      isOpen: Type.Optional(Type.Boolean()),
      isWaiting: Type.Optional(Type.Boolean({ description: 'Those that wait for an operator, or the others' })),
      isMine: Type.Optional(Type.Boolean({ description: 'Those that the caller works on, or the others' })),
      memberId: Type.Optional(Id),
      account: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    value: Page(OperatorWithdrawal),
  },
  getOperatorWithdrawal: {
    method: 'GET',
    path: '/wps/admin/withdrawals/:id',
    summary: 'One withdrawal with everything that happened to it',
    access: 'operator',
    right: withdrawalsRights['withdrawals.read'],
    params,
    value: OperatorWithdrawal,
  },
  getWithdrawalBackground: {
    method: 'GET',
    path: '/wps/admin/withdrawals/:id/background',
    summary: 'The money of the member who asks for a withdrawal: what a decision is weighed by',
    access: 'operator',
    right: withdrawalsRights['withdrawals.read'],
    params,
    value: WithdrawalBackground,
  },
  claimWithdrawal: deed(claim, 'claim', 'Takes a withdrawal into one’s hands', closed({})),
  unclaimWithdrawal: deed(
    claim,
    'unclaim',
    'Puts a withdrawal back for others; what a colleague works on is freed by who reviews',
    closed({}),
  ),
  approveWithdrawal: deed(
    review,
    'approval',
    'Approves; above the limit two operators must',
    closed({ reason: Type.Optional(Reason) }),
  ),
  rejectWithdrawal: deed(
    review,
    'rejection',
    'Refuses; the held money goes back',
    closed({ code: RejectCode, reason: Reason }),
  ),
  releaseWithdrawal: deed(
    release,
    'release',
    'Lets the money go: by a payout order, or with the reference of a transfer made by hand',
    closed({ reference: Reference, reason: Type.Optional(Reason) }),
  ),
  payWithdrawalAgain: deed(
    release,
    'repayment',
    'Pays what came back once more; a second operator has to want the same',
    closed({ reference: Reference, returnReference: ReturnReference, reason: Reason }),
  ),
  forceWithdrawalReceipt: deed(
    release,
    'receipt',
    'Counts the money as received against the member’s word',
    closed({ reason: Reason }),
  ),
  failWithdrawal: deed(
    release,
    'failure',
    'The bank returned the money: it goes back to the member; once a payment had left, when a second operator wants the same',
    closed({ returnReference: ReturnReference, reason: Reason }),
  ),
  getWithdrawalSettings: {
    method: 'GET',
    path: '/wps/admin/withdrawal-settings',
    summary: 'How the brand pays out',
    access: 'operator',
    right: withdrawalsRights['withdrawalSettings.read'],
    value: WithdrawalSettingsShape,
  },
  updateWithdrawalSettings: {
    method: 'PUT',
    path: '/wps/admin/withdrawal-settings',
    summary: 'Changes limits, approvals, waiting times and the way money goes out',
    description: 'What lets more money leave takes a second operator, who sends the same; `proposal` says what waits.',
    access: 'operator',
    right: withdrawalsRights['withdrawalSettings.change'],
    body: Type.Object(
      { ...settings, reason: Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' }) },
      { additionalProperties: false },
    ),
    value: WithdrawalSettingsShape,
  },
})
