import { type TSchema, Type } from 'typebox'
import {
  Amount,
  DateTime,
  defineCalls,
  Id,
  Money,
  Nullable,
  Ok,
  Page,
  PageQuery,
  SpanQuery,
  Url,
} from '../../http/call.ts'
import { LONGEST_PASSWORD } from '../../lib/passwords.ts'
import { MOST_PROOFS } from './limits.ts'
import { MISSING_THINGS } from './missing.ts'
import { WITHDRAWAL_STATES } from './states.ts'

export const WithdrawalState = Type.Enum([...WITHDRAWAL_STATES], {
  description:
    'REQUESTED → REVIEW → APPROVED → RELEASED → RECEIVED | PARTLY_RECEIVED | NOT_RECEIVED → CLOSED, or REJECTED, FAILED, CANCELLED',
})
/** Why an operator refused; the member reads a sentence for it. */
export const RejectCode = Type.Enum([
  'NAME_MISMATCH',
  'ACCOUNT_INVALID',
  'DOCUMENTS_NEEDED',
  'RULES_BROKEN',
  'MEMBER_ASKED',
  'OTHER',
])
const MissingThing = Type.Enum([...MISSING_THINGS])

export const Bank = Type.Object({
  code: Type.String({ examples: ['970436'] }),
  kind: Type.Enum(['BANK', 'WALLET']),
  name: Type.String(),
})

export const PayoutAccount = Type.Object({
  id: Type.String(),
  bankCode: Type.String(),
  bankName: Type.String(),
  kind: Type.Enum(['BANK', 'WALLET']),
  maskedNumber: Type.String({ examples: ['•••• 6789'] }),
  holder: Type.String(),
  usableAt: DateTime,
  createdAt: DateTime,
})

export const WithdrawalTerms = Type.Object({
  currency: Type.String(),
  available: Money,
  minimum: Money,
  maximum: Money,
  quickAmounts: Type.Array(Money),
  most: Type.String({ ...Money, description: 'The most that can be asked for now' }),
  leftToday: Money,
  countLeft: Type.Integer(),
  openAtOnce: Type.Integer(),
  openCount: Type.Integer(),
  turnoverRequired: Money,
  turnoverDone: Money,
  turnoverMissing: Money,
  hasPaymentPassword: Type.Boolean(),
  payeeName: Nullable(Type.String()),
  mostAccounts: Type.Integer({ description: 'How many payout accounts a member may have' }),
  fee: Type.String({ ...Money, description: 'The house charges nothing' }),
  autoReceiveMinutes: Type.Integer(),
  mayCancel: Type.Boolean(),
  missing: Type.Array(MissingThing),
})

export const WithdrawalStep = Type.Object({
  state: WithdrawalState,
  at: DateTime,
  note: Nullable(Type.String({ examples: ['AUTO_RECEIVED'] })),
})

export const Withdrawal = Type.Object({
  id: Type.String(),
  state: WithdrawalState,
  amount: Money,
  currency: Type.String(),
  fee: Money,
  bankName: Type.String(),
  maskedNumber: Type.String(),
  holder: Type.String(),
  rejectCode: Nullable(RejectCode),
  restAmount: Nullable(Money),
  reference: Nullable(Type.String({ description: "The bank's reference of the last payment" })),
  isPaid: Type.Boolean({ description: 'The bank has confirmed the last payment' }),
  receiveDueAt: Nullable(DateTime),
  mayCancel: Type.Boolean(),
  proofs: Type.Array(Url),
  mostProofs: Type.Integer({ description: 'How many pictures an answer may bring' }),
  createdAt: DateTime,
  timeline: Type.Array(WithdrawalStep),
})

const closed = <Properties extends Record<string, TSchema>>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false })
const params = Type.Object({ id: Id })
const PaymentPassword = Type.String({ minLength: 1, maxLength: LONGEST_PASSWORD })

export const withdrawalsCalls = defineCalls({
  listBanks: {
    method: 'GET',
    path: '/wps/withdrawals/banks',
    summary: 'Banks and e-wallets that money can be paid out to',
    access: 'member',
    value: Type.Array(Bank),
  },
  listPayoutAccounts: {
    method: 'GET',
    path: '/wps/withdrawals/payout-accounts',
    summary: "The member's own accounts, numbers masked",
    access: 'member',
    value: Type.Array(PayoutAccount),
  },
  addPayoutAccount: {
    method: 'POST',
    path: '/wps/withdrawals/payout-accounts',
    summary: 'Adds an account in the own name; at most five',
    access: 'member',
    sealed: true,
    body: closed({
      bankCode: Type.String({ minLength: 3, maxLength: 12 }),
      number: Type.String({ pattern: '^\\d{6,19}$', maxLength: 19 }),
      holder: Type.String({ minLength: 1, maxLength: 80 }),
      paymentPassword: PaymentPassword,
    }),
    value: PayoutAccount,
    example: { bankCode: '970436', number: '0071000123456', holder: 'NGUYEN THI LAN', paymentPassword: 'Demo@12345' },
  },
  removePayoutAccount: {
    method: 'POST',
    path: '/wps/withdrawals/payout-accounts/:id/removal',
    summary: 'Takes an account out of use',
    access: 'member',
    sealed: true,
    params,
    body: closed({ paymentPassword: PaymentPassword }),
    value: Ok,
  },
  getWithdrawalTerms: {
    method: 'GET',
    path: '/wps/withdrawals/terms',
    summary: 'What a withdrawal may be now, and what is still missing for one',
    access: 'member',
    value: WithdrawalTerms,
  },
  requestWithdrawal: {
    method: 'POST',
    path: '/wps/withdrawals',
    summary: 'Asks for a withdrawal; its money is held at once',
    access: 'member',
    sealed: true,
    movesMoney: true,
    body: closed({ payoutAccountId: Id, amount: Amount, paymentPassword: PaymentPassword }),
    value: Withdrawal,
  },
  listWithdrawals: {
    method: 'GET',
    path: '/wps/withdrawals',
    summary: 'Withdrawals of the member, newest first',
    access: 'member',
    query: Type.Object({
      ...PageQuery,
      state: Type.Optional(WithdrawalState),
      ...SpanQuery,
    }),
    value: Page(Withdrawal),
  },
  getWithdrawal: {
    method: 'GET',
    path: '/wps/withdrawals/:id',
    summary: 'One withdrawal of the member with the times of its states',
    access: 'member',
    params,
    value: Withdrawal,
  },
  confirmWithdrawal: {
    method: 'POST',
    path: '/wps/withdrawals/:id/confirmation',
    summary: 'The member says whether the money arrived (section 4)',
    access: 'member',
    params,
    body: closed({
      answer: Type.Enum(['RECEIVED', 'NOT_RECEIVED', 'PARTLY_RECEIVED']),
      restAmount: Type.Optional(Amount),
      proofs: Type.Optional(Type.Array(Id, { maxItems: MOST_PROOFS })),
    }),
    value: Withdrawal,
    example: { answer: 'RECEIVED' },
  },
  cancelWithdrawal: {
    method: 'POST',
    path: '/wps/withdrawals/:id/cancellation',
    summary: 'Takes a withdrawal back before its review, where the brand allows it',
    access: 'member',
    params,
    value: Withdrawal,
  },
})
