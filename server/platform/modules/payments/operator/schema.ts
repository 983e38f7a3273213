import { Type } from 'typebox'
import {
  Amount,
  Codes,
  DateTime,
  defineCalls,
  Id,
  Ids,
  Locale,
  Money,
  Nullable,
  Page,
  PageQuery,
  SpanQuery,
} from '../../../http/call.ts'
import { OpenProposal } from '../../proposals/schema.ts'
import { DepositState, DepositTransfer, SuspenseReason } from '../schema.ts'
import { paymentsRights } from './policy.ts'

/** Decisions about money say why; the audit log keeps it. */
const neededReason = { reason: Type.String({ minLength: 3, maxLength: 300 }) }
const reason = { reason: Type.Optional(Type.String({ maxLength: 300 })) }
const TransferId = Type.String({
  minLength: 4,
  maxLength: 101,
  pattern: '^[A-Z0-9]{2,20}:[\\x21-\\x7e]{1,80}$',
  examples: ['VIETQR:FT26325000123'],
})
const Reference = Type.String({ minLength: 3, maxLength: 40, pattern: '^[A-Za-z0-9._/-]+$' })

export const Proposal = Type.Object({
  decision: Type.String({ examples: ['DEPOSIT'] }),
  /** The deposit, account or reference that the decision names. */
  target: Nullable(Type.String()),
  operatorAccount: Type.String(),
  at: DateTime,
  reason: Type.String(),
})

export const OperatorDeposit = Type.Object({
  id: Type.String(),
  memberId: Type.String(),
  account: Type.String(),
  state: DepositState,
  gateway: Type.String(),
  channelId: Type.String(),
  channelName: Type.String(),
  amount: Money,
  creditedAmount: Nullable(Money),
  currency: Type.String(),
  transferCode: Type.String(),
  bankName: Type.String(),
  accountNumber: Type.String(),
  createdAt: DateTime,
  expiresAt: DateTime,
  creditedAt: Nullable(DateTime),
  claimedAt: Nullable(DateTime),
  claimNote: Nullable(Type.String()),
  proofUrl: Nullable(Type.String()),
  refusalReason: Nullable(Type.String()),
  cancelledAt: Nullable(DateTime),
  isForOperator: Type.Boolean({ description: 'The member says to have paid, and an operator is to look' }),
  proposal: Nullable(Proposal),
})
const OperatorDepositDetail = Type.Intersect([
  OperatorDeposit,
  Type.Object({
    timeline: Type.Array(Type.Object({ state: DepositState, at: DateTime })),
    transfers: Type.Array(DepositTransfer),
  }),
])

export const SuspenseItem = Type.Object({
  id: Type.String(),
  gateway: Type.String(),
  amount: Money,
  currency: Type.String(),
  accountNumber: Type.String(),
  content: Type.String(),
  reference: Type.String(),
  transactedAt: Nullable(DateTime),
  receivedAt: DateTime,
  reason: SuspenseReason,
  outcome: Type.Enum(['CREDITED', 'SUSPENSE', 'RETURNED']),
  resolution: Nullable(Type.String()),
  resolvedBy: Nullable(Type.String()),
  resolvedAt: Nullable(DateTime),
  resolutionReference: Nullable(Type.String()),
  claimedBy: Nullable(Type.String()),
  claimedAt: Nullable(DateTime),
  depositId: Nullable(Type.String()),
  proposal: Nullable(Proposal),
})
export const Candidate = Type.Object({
  deposit: OperatorDeposit,
  codeDistance: Nullable(Type.Integer({ description: 'Letters by which the purpose misses the code' })),
  isSameAmount: Type.Boolean(),
  isSameAccount: Type.Boolean(),
  isClaimed: Type.Boolean(),
})
const SuspenseDetail = Type.Intersect([
  SuspenseItem,
  Type.Object({
    deposit: Nullable(OperatorDeposit),
    candidates: Type.Array(Candidate),
  }),
])

const channelFields = {
  gateway: Type.String({ minLength: 1, maxLength: 20 }),
  names: Type.Array(
    Type.Object(
      { language: Locale, name: Type.String({ minLength: 1, maxLength: 80 }) },
      { additionalProperties: false },
    ),
    { minItems: 1, maxItems: 30 },
  ),
  minimum: Amount,
  maximum: Amount,
  quickAmounts: Type.Array(Amount, { maxItems: 12 }),
  bankName: Type.String({ minLength: 1, maxLength: 80 }),
  bankBin: Type.String({ pattern: '^([0-9]{6})?$', examples: ['970436'] }),
  accountNumber: Type.String({ minLength: 1, maxLength: 19, pattern: '^[A-Za-z0-9-]+$', examples: ['0071000123456'] }),
  accountName: Type.String({ minLength: 1, maxLength: 80 }),
  enabled: Type.Boolean(),
  position: Type.Integer({ minimum: 0, maximum: 999 }),
}
const ChannelId = Type.String({ pattern: '^[A-Z0-9_]{2,40}$', examples: ['VIETQR_MB'] })
export const OperatorChannel = Type.Object({
  id: Type.String(),
  currency: Type.String(),
  ...channelFields,
  proposal: Nullable(OpenProposal),
})

const settingsFields = {
  shortTolerancePercent: Type.Number({ minimum: 0, maximum: 100, multipleOf: 0.01 }),
  lateGraceSeconds: Type.Integer({ minimum: 0, maximum: 86_400 }),
  lateReportHours: Type.Integer({ minimum: 0, maximum: 168 }),
  fourEyesAbove: Amount,
  blockMinutes: Type.Integer({ minimum: 1, maximum: 10_080 }),
  reviewHours: Type.Integer({ minimum: 1, maximum: 720 }),
}
const pendingLimit = {
  fourEyesPending: Nullable(Type.String({ description: 'A higher limit that waits' })),
  fourEyesPendingFrom: Nullable(DateTime),
}
export const PaymentSettingsShape = Type.Object({
  id: Type.String(),
  currency: Type.String(),
  ...settingsFields,
  ...pendingLimit,
  proposal: Nullable(OpenProposal),
})

export const DepositBlock = Type.Object({
  id: Type.String({ description: 'Id of the member' }),
  account: Type.String(),
  level: Type.Integer({ description: '1 for a time, 2 until an operator lifts it' }),
  blockedAt: DateTime,
  blockedUntil: Nullable(DateTime),
})

const base = '/wps/admin/payments'
const operator = <const Name extends keyof typeof paymentsRights>(right: Name) =>
  ({ access: 'operator', right: paymentsRights[right] }) as const
const byId = { params: Type.Object({ id: Id }) }
const byTransfer = { params: Type.Object({ id: TransferId }) }

export const paymentsOperatorCalls = defineCalls({
  listOperatorDeposits: {
    method: 'GET',
    path: `${base}/deposits`,
    summary: 'Deposits of the brand in view',
    ...operator('deposits.read'),
    query: Type.Object({
      ...PageQuery,
      ids: Type.Optional(Ids),
      state: Type.Optional(DepositState),
      channelId: Type.Optional(ChannelId),
      gateway: Type.Optional(Type.String({ maxLength: 20 })),
      isClaimed: Type.Optional(
        Type.Boolean({ description: 'Those in review of which the member says that he paid, or the others' }),
      ),
      search: Type.Optional(Type.String({ maxLength: 80 })),
      memberId: Type.Optional(Id),
      ...SpanQuery,
    }),
    value: Page(OperatorDeposit),
  },
  getOperatorDeposit: {
    method: 'GET',
    path: `${base}/deposits/:id`,
    summary: 'One deposit with its timeline and the transfers of the bank',
    ...operator('deposits.read'),
    ...byId,
    value: OperatorDepositDetail,
  },
  decideDeposit: {
    method: 'POST',
    path: `${base}/deposits/:id/decide`,
    summary:
      'Confirms or refuses a deposit that the member says to have paid; above the limit a second operator confirms',
    ...operator('deposits.decide'),
    ...byId,
    body: Type.Object(
      { decision: Type.Enum(['CONFIRM', 'REFUSE']), reference: Type.Optional(Reference), ...neededReason },
      { additionalProperties: false },
    ),
    value: OperatorDepositDetail,
  },
  listSuspense: {
    method: 'GET',
    path: `${base}/suspense`,
    summary: 'Money that nobody was credited for, oldest first',
    ...operator('suspense.read'),
    query: Type.Object({
      ...PageQuery,
      ...SpanQuery,
      outcome: Type.Optional(SuspenseItem.properties.outcome),
      reason: Type.Optional(SuspenseReason),
      search: Type.Optional(Type.String({ maxLength: 80 })),
    }),
    value: Page(SuspenseItem),
  },
  getSuspense: {
    method: 'GET',
    path: `${base}/suspense/:id`,
    summary: 'One transfer in suspense with the deposits that it could be meant for',
    ...operator('suspense.read'),
    ...byTransfer,
    value: SuspenseDetail,
  },
  claimSuspense: {
    method: 'POST',
    path: `${base}/suspense/:id/claim`,
    summary: 'Takes or gives back the work on a transfer: one operator at a time',
    ...operator('suspense.decide'),
    ...byTransfer,
    body: Type.Object({ claimed: Type.Boolean() }, { additionalProperties: false }),
    value: SuspenseDetail,
  },
  decideSuspense: {
    method: 'POST',
    path: `${base}/suspense/:id/decide`,
    summary:
      'Credits a transfer to a deposit or a member, or records its return; above the limit a second operator confirms',
    ...operator('suspense.decide'),
    ...byTransfer,
    body: Type.Object(
      {
        decision: Type.Enum(['DEPOSIT', 'MEMBER', 'RETURN']),
        depositId: Type.Optional(Id),
        memberAccount: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
        reference: Type.Optional(Reference),
        ...neededReason,
      },
      { additionalProperties: false },
    ),
    value: SuspenseDetail,
  },
  listOperatorChannels: {
    method: 'GET',
    path: `${base}/channels`,
    summary: 'Ways to deposit of the brand, those that are switched off too',
    ...operator('paymentChannels.read'),
    query: Type.Object({ ...PageQuery, ids: Type.Optional(Codes) }),
    value: Page(OperatorChannel),
  },
  createChannel: {
    method: 'POST',
    path: `${base}/channels`,
    summary: 'Makes a way to deposit; one that is to be open is closed until a second operator opens it',
    ...operator('paymentChannels.change'),
    body: Type.Object({ id: ChannelId, ...channelFields, ...reason }, { additionalProperties: false }),
    value: OperatorChannel,
  },
  updateChannel: {
    method: 'PUT',
    path: `${base}/channels/:id`,
    summary: 'Changes a way to deposit; deposits that were begun stay as they are',
    description:
      'Another account for open channels takes a second operator, who sends the same; `proposal` says what waits.',
    ...operator('paymentChannels.change'),
    params: Type.Object({ id: ChannelId }),
    body: Type.Object({ ...channelFields, ...reason }, { additionalProperties: false }),
    value: OperatorChannel,
  },
  getPaymentSettings: {
    method: 'GET',
    path: `${base}/settings`,
    summary: 'What the brand wants done with deposits that are not paid as agreed',
    ...operator('paymentSettings.read'),
    value: PaymentSettingsShape,
  },
  updatePaymentSettings: {
    method: 'PUT',
    path: `${base}/settings`,
    summary: 'Changes tolerance, grace, limit of one operator, and the time of a block',
    description: 'What credits more takes a second operator, who sends the same; `proposal` says what waits.',
    ...operator('paymentSettings.change'),
    body: Type.Object({ ...settingsFields, ...reason }, { additionalProperties: false }),
    value: PaymentSettingsShape,
  },
  listDepositBlocks: {
    method: 'GET',
    path: `${base}/blocks`,
    summary: 'Members whose deposits are blocked after too many failures',
    ...operator('depositBlocks.read'),
    query: Type.Object({ ...PageQuery }),
    value: Page(DepositBlock),
  },
  liftDepositBlock: {
    method: 'DELETE',
    path: `${base}/blocks/:id`,
    summary: 'Lets a member deposit again',
    ...operator('depositBlocks.change'),
    ...byId,
    value: DepositBlock,
  },
})
