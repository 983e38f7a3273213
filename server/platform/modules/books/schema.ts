import { Type } from 'typebox'
import { Amount, DateTime, defineCalls, Id, Money, Nullable } from '../../http/call.ts'
import { TRANSFER_KINDS } from '../ledger/service.ts'

const Transfer = Type.Object({
  id: Type.String(),
  memberId: Type.String(),
  memberAccount: Type.String(),
  kind: Type.String({ examples: ['DEPOSIT'] }),
  phase: Type.String({ description: 'SINGLE, PENDING, POST, VOID or TOMBSTONE' }),
  outcome: Type.String({ description: 'POSTED, REFUSED or CANCELLED' }),
  refusal: Nullable(Type.String()),
  currency: Type.String(),
  amount: Money,
  fromAccount: Type.String(),
  toAccount: Type.String(),
  source: Type.String(),
  documentKind: Type.String(),
  documentId: Type.String(),
  reason: Nullable(Type.String()),
  actor: Nullable(Type.String()),
  at: DateTime,
})

const HouseAccounts = Type.Object({
  takenAt: Nullable(DateTime),
  accounts: Type.Array(
    Type.Object({ account: Type.String(), currency: Type.String(), balance: Money, entries: Type.Integer() }),
  ),
})

const admin = { access: 'operator' } as const

export const booksCalls = defineCalls({
  listTransfers: {
    ...admin,
    method: 'GET',
    path: '/wps/admin/books/transfers',
    summary: 'Movements of money, newest first',
    description:
      'Without a member, play (BET, WIN, ROLLBACK) is left out. `before` is the `nextCursor` of the page before.',
    query: Type.Object({
      memberId: Type.Optional(Id),
      kind: Type.Optional(Type.Enum([...TRANSFER_KINDS])),
      documentKind: Type.Optional(Type.String({ maxLength: 40 })),
      documentId: Type.Optional(Type.String({ maxLength: 80 })),
      from: Type.Optional(DateTime),
      to: Type.Optional(DateTime),
      minimum: Type.Optional(Amount),
      maximum: Type.Optional(Amount),
      before: Type.Optional(Type.String({ pattern: '^\\d{12,14}_[0-9a-f-]{36}$' })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 25 })),
    }),
    value: Type.Object({ content: Type.Array(Transfer), nextCursor: Nullable(Type.String()) }),
  },
  getTransfer: {
    ...admin,
    method: 'GET',
    path: '/wps/admin/books/members/:memberId/transfers/:id',
    summary: 'One movement with its legs, what it resolves or takes back, and what took it back',
    params: Type.Object({ memberId: Id, id: Id }),
    value: Type.Object({
      ...Transfer.properties,
      resolves: Nullable(Type.String()),
      reverses: Nullable(Type.String()),
      reversedBy: Nullable(Type.String()),
      entries: Type.Array(
        Type.Object({ leg: Type.Integer(), account: Type.String(), amount: Money, balanceAfter: Nullable(Money) }),
      ),
    }),
  },
  listHouseAccounts: {
    ...admin,
    method: 'GET',
    path: '/wps/admin/books/house',
    summary: 'Balances of the house accounts as a job took them last',
    value: HouseAccounts,
  },
  takeHouseAccounts: {
    ...admin,
    method: 'POST',
    path: '/wps/admin/books/house',
    summary: 'Takes the balances of the house accounts now',
    value: HouseAccounts,
  },
})
