import { Type } from 'typebox'
import { DateTime, defineCalls, Money, Nullable } from '../../http/call.ts'

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
  'ADJUSTMENT',
  'TRANSFER',
  'TRIAL_GRANT',
])

export const StatementEntry = Type.Object({
  id: Type.String(),
  at: DateTime,
  kind: StatementKind,
  amount: Money,
  balanceBefore: Money,
  balanceAfter: Money,
  currency: Type.String(),
  documentKind: Type.String({ examples: ['bet'] }),
  documentId: Type.String(),
  description: Nullable(Type.String({ description: 'Name of the game or of the payment channel' })),
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
      first: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
      after: Type.Optional(Type.String({ maxLength: 64, description: '`nextCursor` of the page before' })),
      kind: Type.Optional(StatementKind),
      from: Type.Optional(DateTime),
      to: Type.Optional(DateTime),
    }),
    value: Type.Object({ content: Type.Array(StatementEntry), nextCursor: Nullable(Type.String()) }),
  },
})
