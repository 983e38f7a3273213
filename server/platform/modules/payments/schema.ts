import { Type } from 'typebox'
import { Amount, DateTime, defineCalls, Id, Money, Nullable, Ok, Page, PageQuery } from '../../http/call.ts'

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

export const DepositState = Type.Enum(['CREATED', 'PENDING', 'PAID', 'CREDITED', 'EXPIRED', 'FAILED'], {
  description: 'CREATED → PENDING → PAID → CREDITED | EXPIRED | FAILED',
})

export const Deposit = Type.Object({
  id: Type.String(),
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
  payUrl: Nullable(Type.String({ description: 'In DEMO: page of the simulated bank that pays this deposit' })),
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
    query: Type.Object({ ...PageQuery, state: Type.Optional(DepositState) }),
    value: Page(Deposit),
  },
  receiveBankTransfer: {
    method: 'POST',
    path: '/wps/payments/callbacks/vietqr',
    summary: 'The bank reports a received transfer (SePay-style webhook)',
    description: '`Authorization: Apikey …`. The same `id` counts once. What matches no open deposit goes to suspense.',
    access: 'signed',
    body: Type.Object({
      id: Type.Integer({ minimum: 1 }),
      gateway: Type.String({ maxLength: 80 }),
      transactionDate: Type.String({ maxLength: 40 }),
      accountNumber: Type.String({ maxLength: 40 }),
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
