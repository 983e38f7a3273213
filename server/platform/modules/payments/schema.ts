import { Type } from 'typebox'
import { Amount, DateTime, defineCalls, Id, Money, Nullable, Ok, Page, PageQuery, SpanQuery } from '../../http/call.ts'
import { PspReport } from './gateways/psp/contract.ts'
import { SUSPENSE_REASONS } from './matching.ts'
import { DEPOSIT_STATES } from './states.ts'

export const PaymentChannel = Type.Object({
  id: Type.String(),
  gateway: Type.String({ examples: ['VIETQR'] }),
  name: Type.String(),
  currency: Type.String(),
  minimum: Money,
  maximum: Money,
  quickAmounts: Type.Array(Money),
  bankName: Type.String(),
})

export const DepositState = Type.Enum([...DEPOSIT_STATES], {
  description:
    'CREATED → PENDING → PAID → CREDITED | EXPIRED | FAILED; REVIEW while money came but not as agreed, or the member says to have paid',
})

export const SuspenseReason = Type.Enum([...SUSPENSE_REASONS])

/** What the bank reported for a deposit. */
export const DepositTransfer = Type.Object({
  id: Type.String(),
  amount: Money,
  receivedAt: DateTime,
  transactedAt: Nullable(DateTime),
  reason: Nullable(SuspenseReason),
  outcome: Type.Enum(['CREDITED', 'SUSPENSE', 'RETURNED']),
  resolvedAt: Nullable(DateTime),
})

export const Deposit = Type.Object({
  id: Type.String(),
  gateway: Type.String({ examples: ['VIETQR'] }),
  state: DepositState,
  amount: Money,
  currency: Type.String(),
  channelId: Type.String(),
  channelName: Type.String(),
  transferCode: Type.String({ description: 'Stands in the purpose of the transfer; matches it to the deposit' }),
  bankName: Type.String(),
  bankBin: Type.String(),
  accountNumber: Type.String(),
  accountName: Type.String(),
  qrPayload: Type.String({ description: 'VietQR (NAPAS 247) payload' }),
  payUrl: Nullable(
    Type.String({
      description: 'Page that takes the payment: of the payment service, or in DEMO of the simulated bank',
    }),
  ),
  received: Type.String({
    ...Money,
    description: 'What the bank reported under the code of the deposit, all together',
  }),
  creditedAmount: Nullable(Money),
  acceptableAmount: Nullable(
    Type.String({ ...Money, description: 'What the member may take instead of the amount (acceptDepositAmount)' }),
  ),
  case: Nullable(
    Type.Enum([...SUSPENSE_REASONS], {
      description: 'Why money of the deposit was not credited by itself; the last such transfer',
    }),
  ),
  claimedAt: Nullable(DateTime),
  refusalReason: Nullable(Type.String()),
  cancelledAt: Nullable(
    Type.String({ ...DateTime, description: 'When the member took it back; its state is FAILED then' }),
  ),
  transfers: Type.Array(DepositTransfer),
  createdAt: DateTime,
  expiresAt: DateTime,
  creditedAt: Nullable(DateTime),
  timeline: Type.Array(Type.Object({ state: DepositState, at: DateTime })),
})

export const paymentsCalls = defineCalls({
  listChannels: {
    method: 'GET',
    path: '/wps/payments/channels',
    summary: 'Ways to deposit that are open to the member',
    access: 'member',
    value: Type.Array(PaymentChannel),
  },
  createDeposit: {
    method: 'POST',
    path: '/wps/payments/deposits',
    summary: 'Starts a deposit and returns what to pay and where',
    access: 'member',
    movesMoney: true,
    body: Type.Object({ channelId: Type.String({ maxLength: 40 }), amount: Amount }, { additionalProperties: false }),
    value: Deposit,
    example: { channelId: 'VIETQR', amount: '200000' },
  },
  getDeposit: {
    method: 'GET',
    path: '/wps/payments/deposits/:id',
    summary: 'One deposit of the member with the times of its states',
    access: 'member',
    params: Type.Object({ id: Id }),
    value: Deposit,
  },
  listDeposits: {
    method: 'GET',
    path: '/wps/payments/deposits',
    summary: 'Deposits of the member, newest first',
    access: 'member',
    query: Type.Object({
      ...PageQuery,
      state: Type.Optional(DepositState),
      ...SpanQuery,
    }),
    value: Page(Deposit),
  },
  acceptDepositAmount: {
    method: 'POST',
    path: '/wps/payments/deposits/:id/accept',
    summary: 'Takes what arrived of a short deposit instead of its amount',
    access: 'member',
    params: Type.Object({ id: Id }),
    body: Type.Object({ amount: Amount }, { additionalProperties: false }),
    value: Deposit,
  },
  cancelDeposit: {
    method: 'POST',
    path: '/wps/payments/deposits/:id/cancellation',
    summary: 'Takes back a deposit that waits for its money; what comes for it afterwards waits for an operator',
    access: 'member',
    params: Type.Object({ id: Id }),
    value: Deposit,
  },
  claimDeposit: {
    method: 'POST',
    path: '/wps/payments/deposits/:id/claim',
    summary: 'Says that a deposit was paid, with a picture as proof if there is one; an operator looks at it',
    access: 'member',
    params: Type.Object({ id: Id }),
    body: Type.Object(
      {
        note: Type.Optional(Nullable(Type.String({ maxLength: 300 }))),
        proofUrl: Type.Optional(
          Nullable(
            Type.String({
              pattern: '^/wps/files/[0-9a-f-]{36}$',
              examples: ['/wps/files/0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10'],
              description: 'Of uploadFile',
            }),
          ),
        ),
      },
      { additionalProperties: false },
    ),
    value: Deposit,
  },
  receivePayment: {
    method: 'POST',
    path: '/wps/payments/callbacks/psp',
    summary: 'The payment service reports what became of an order',
    description:
      '`psp-signature`: HMAC-SHA256 in hex over `<psp-timestamp>.<raw body>`, at most five minutes old. The same `payment` counts once.',
    access: 'signed',
    body: PspReport,
    value: Ok,
  },
  receiveBankTransfer: {
    method: 'POST',
    path: '/wps/payments/callbacks/vietqr',
    summary: 'The bank reports a received transfer (SePay-style webhook)',
    description:
      '`Authorization: Apikey …`. The same `id` counts once. What matches no open deposit goes to suspense, and so does what is not in this form as far as id and amount can be told.',
    access: 'signed',
    body: Type.Object({
      id: Type.Integer({ minimum: 1, description: 'Taken digit by digit, also beyond 2^53' }),
      gateway: Type.String({ maxLength: 80 }),
      transactionDate: Type.String({ maxLength: 40 }),
      accountNumber: Type.String({ minLength: 1, maxLength: 40 }),
      code: Nullable(Type.String({ maxLength: 64 })),
      content: Type.String({ maxLength: 500 }),
      transferType: Type.Union([Type.Literal('in'), Type.Literal('out')]),
      transferAmount: Type.Integer({ minimum: 1, maximum: 1_000_000_000_000 }),
      accumulated: Type.Optional(Type.Number()),
      subAccount: Type.Optional(Nullable(Type.String({ maxLength: 40 }))),
      referenceCode: Type.String({ maxLength: 80 }),
      description: Type.Optional(Type.String({ maxLength: 1000 })),
    }),
    value: Ok,
  },
})
