import { Type } from 'typebox'
import { Amount, DateTime, defineCalls, Feed, FeedQuery, Id, Money, Nullable, SpanQuery } from '../../http/call.ts'
import { LONGEST_PASSWORD } from '../../lib/passwords.ts'
import { DocumentKind } from '../ledger/schema.ts'

export const Balance = Type.Object({
  balance: Money,
  currency: Type.String(),
  currencySymbol: Type.String(),
  version: Type.Integer({ description: 'Grows with each movement; a client that missed one reads again' }),
})

export const StatementKind = Type.Enum([
  'DEPOSIT',
  'WITHDRAWAL',
  'BET',
  'WIN',
  'ROLLBACK',
  'BONUS',
  'PAY',
  'ADJUSTMENT',
  'TRANSFER',
  'PURCHASE',
])

export const StatementEntry = Type.Object({
  id: Type.String(),
  at: DateTime,
  kind: StatementKind,
  amount: Money,
  balanceBefore: Money,
  balanceAfter: Money,
  currency: Type.String(),
  documentKind: DocumentKind,
  documentId: Type.String(),
  description: Nullable(
    Type.String({
      description: 'Name of the game or the payment channel; of a transfer, with whom and in which direction',
    }),
  ),
})

const statementFilter = { kind: Type.Optional(StatementKind), ...SpanQuery }

/** `MAIN`, or the code of a vendor that keeps wallets itself. */
const WalletName = Type.String({ minLength: 1, maxLength: 24, examples: ['MAIN', 'BBIN'] })

export const WalletTransfer = Type.Object({
  id: Type.String(),
  vassalage: Type.String(),
  direction: Type.Enum(['IN', 'OUT'], { description: "IN: into the vendor's wallet; OUT: back to the main one" }),
  amount: Money,
  currency: Type.String(),
  state: Type.Enum(['PENDING', 'DONE', 'FAILED'], {
    description: 'PENDING: the vendor has not said what it did; the money is held until it does',
  }),
  createdAt: DateTime,
  decidedAt: Nullable(DateTime),
})

export const VendorWallet = Type.Object({ vassalage: Type.String(), displayName: Type.String(), balance: Money })

const WalletsOverview = Type.Object({
  isSingle: Type.Boolean(),
  wallets: Type.Array(VendorWallet),
  transfers: Type.Array(WalletTransfer, { description: 'The last ones, newest first' }),
})

export const MemberTransfer = Type.Object({
  id: Type.String(),
  direction: Type.Enum(['SENT', 'RECEIVED']),
  account: Type.String({ description: 'The other side' }),
  amount: Money,
  createdAt: DateTime,
})

export const walletsCalls = defineCalls({
  getBalance: {
    method: 'GET',
    path: '/wps/v2/wallets/balance',
    summary: 'Balance of the main wallet',
    access: 'member',
    value: Balance,
  },
  getMerchantWallet: {
    method: 'GET',
    path: '/wps/relay/GCS_merchantWallet',
    summary: 'Whether the brand uses one wallet for all vendors',
    access: 'member',
    value: Type.Object({ isSingle: Type.Boolean() }),
  },
  listStatement: {
    method: 'GET',
    path: '/wps/wallets/statement',
    summary: 'Every movement of the main wallet, newest first, with the balance before and after',
    access: 'member',
    query: Type.Object({
      ...statementFilter,
      ...FeedQuery,
    }),
    value: Feed(StatementEntry),
  },
  downloadStatement: {
    method: 'GET',
    path: '/wps/wallets/statement.csv',
    summary: 'The statement of a filter as CSV, newest first, at most 100 000 entries',
    access: 'member',
    proof: 'needed',
    query: Type.Object(statementFilter),
    value: Type.String({ description: 'The body itself is `text/csv`, without an envelope' }),
  },
  getWallets: {
    method: 'GET',
    path: '/wps/wallets',
    summary: 'Wallets that vendors keep for the member, and the last movements between them and the main wallet',
    access: 'member',
    value: WalletsOverview,
  },
  transferWallet: {
    method: 'POST',
    path: '/wps/relay/GCS_walletTransfer',
    summary: "Moves money between the main wallet and a vendor's",
    access: 'member',
    movesMoney: true,
    body: Type.Object({ from: WalletName, to: WalletName, amount: Amount }, { additionalProperties: false }),
    value: WalletTransfer,
    example: { from: 'MAIN', to: 'BBIN', amount: '50000' },
  },
  returnWallets: {
    method: 'POST',
    path: '/wps/wallets/return',
    summary: 'Brings everything back to the main wallet',
    access: 'member',
    movesMoney: true,
    value: Type.Object({ transfers: Type.Array(WalletTransfer) }),
  },
  getLineTransfers: {
    method: 'GET',
    path: '/wps/wallets/line',
    summary: 'What the brand allows between a member and his own line, to whom, and the last such transfers',
    access: 'member',
    query: Type.Object({
      account: Type.Optional(
        Type.String({ maxLength: 64, description: 'Whoever has this name comes first, however many may receive' }),
      ),
    }),
    value: Type.Object({
      toUpline: Type.Boolean(),
      toDownline: Type.Boolean(),
      minimum: Money,
      maximum: Money,
      dailyMaximum: Money,
      receivers: Type.Array(
        Type.Object({
          account: Type.String(),
          nickname: Nullable(Type.String()),
          direction: Type.Enum(['UP', 'DOWN']),
        }),
      ),
      transfers: Type.Array(MemberTransfer),
    }),
  },
  sendToLine: {
    method: 'POST',
    path: '/wps/wallets/line',
    summary: 'Sends money to the direct upline or to somebody in the own line',
    access: 'member',
    sealed: true,
    movesMoney: true,
    body: Type.Object(
      {
        account: Type.String({ minLength: 1, maxLength: 40 }),
        amount: Amount,
        paymentPassword: Type.String({ minLength: 1, maxLength: LONGEST_PASSWORD }),
      },
      { additionalProperties: false },
    ),
    value: Type.Object({ id: Id, account: Type.String(), amount: Money, createdAt: DateTime }),
  },
})
