import { Type } from 'typebox'
import { Amount, DateTime, defineCalls, Feed, FeedQuery, Id, Money, Nullable, SpanQuery } from '../../../http/call.ts'
import { TRANSFER_KINDS } from '../kinds.ts'
import { DocumentKind } from '../schema.ts'
import { ledgerRights } from './policy.ts'

const Kind = Type.Enum([...TRANSFER_KINDS], { examples: ['DEPOSIT'] })

/** As the table of transfers admits them. */
export const Phase = Type.Enum(['SINGLE', 'PENDING', 'POST', 'VOID', 'TOMBSTONE'])
export const Outcome = Type.Enum(['POSTED', 'REFUSED', 'CANCELLED'])

const Transfer = Type.Object({
  id: Type.String(),
  memberId: Type.String(),
  memberAccount: Type.String(),
  kind: Kind,
  phase: Phase,
  outcome: Outcome,
  refusal: Nullable(Type.String()),
  currency: Type.String(),
  amount: Money,
  fromAccount: Type.String(),
  toAccount: Type.String(),
  source: Type.String(),
  documentKind: DocumentKind,
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

export const TrialBalance = Type.Object({
  ranAt: DateTime,
  balanced: Type.Boolean(),
  accounts: Type.Integer(),
  transfers: Type.Integer(),
  mismatches: Type.Array(
    Type.Object({
      kind: Type.String(),
      subject: Type.String(),
      expected: Type.String(),
      found: Type.String(),
      memberId: Nullable(Type.String()),
      transferId: Nullable(Type.String()),
    }),
  ),
})

const read = { access: 'operator', right: ledgerRights['transfers.read'] } as const
const readProofs = { access: 'operator', right: ledgerRights['trialBalance.read'] } as const
const run = { access: 'operator', right: ledgerRights['trialBalance.run'] } as const
const byId = Type.Object({ id: Id })

export const ledgerOperatorCalls = defineCalls({
  listTransfers: {
    ...read,
    method: 'GET',
    path: '/wps/admin/books/transfers',
    summary: 'Movements of money, newest first',
    description: 'Without a member, play (BET, WIN, ROLLBACK) is left out.',
    query: Type.Object({
      memberId: Type.Optional(Id),
      kind: Type.Optional(Kind),
      documentKind: Type.Optional(DocumentKind),
      documentId: Type.Optional(Type.String({ maxLength: 80 })),
      ...SpanQuery,
      minimum: Type.Optional(Amount),
      maximum: Type.Optional(Amount),
      ...FeedQuery,
    }),
    value: Feed(Transfer),
  },
  getTransfer: {
    ...read,
    method: 'GET',
    path: '/wps/admin/books/transfers/:id',
    summary: 'One movement with its legs, what it resolves or takes back, and what took it back',
    params: Type.Object({ id: Id }),
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
    ...read,
    method: 'GET',
    path: '/wps/admin/books/house',
    summary: 'Balances of the house accounts as a job took them last',
    value: HouseAccounts,
  },
  takeHouseAccounts: {
    ...run,
    method: 'POST',
    path: '/wps/admin/books/house',
    summary: 'Takes the balances of the house accounts now',
    value: HouseAccounts,
  },
  listMemberWallets: {
    ...read,
    method: 'GET',
    path: '/wps/admin/members/:id/wallets',
    summary: 'Every account of a member: wallets, money held, vendor wallets',
    params: byId,
    value: Type.Array(
      Type.Object({
        account: Type.String({ examples: ['CASH', 'HOLD', 'VENDOR:JL'] }),
        currency: Type.String(),
        balance: Money,
        entries: Type.Integer({ description: 'Movements so far' }),
      }),
    ),
  },
  listMemberStatement: {
    ...read,
    method: 'GET',
    path: '/wps/admin/members/:id/statement',
    summary: 'Movements of one account of a member with the running balance, newest first',
    params: byId,
    query: Type.Object({
      account: Type.Optional(Type.String({ pattern: '^[A-Z]{2,12}(:[A-Za-z0-9_-]{1,40})?$', examples: ['CASH'] })),
      currency: Type.Optional(Type.String({ pattern: '^[A-Z]{3,5}$' })),
      kind: Type.Optional(Kind),
      ...SpanQuery,
      ...FeedQuery,
    }),
    value: Feed(
      Type.Object({
        id: Type.String({ description: 'Its own among the entries of all accounts' }),
        transferId: Type.String(),
        at: DateTime,
        kind: Kind,
        amount: Money,
        balanceBefore: Money,
        balanceAfter: Money,
        currency: Type.String(),
        documentKind: DocumentKind,
        documentId: Type.String(),
        reason: Nullable(Type.String()),
      }),
    ),
  },
  getTrialBalance: {
    ...readProofs,
    method: 'GET',
    path: '/wps/admin/trial-balance',
    summary: 'The last trial balance of the ledger',
    value: Nullable(TrialBalance),
  },
  listTrialBalances: {
    ...readProofs,
    method: 'GET',
    path: '/wps/admin/trial-balance/history',
    summary: 'The last 100 trial balances, newest first',
    value: Type.Array(
      Type.Object({
        id: Type.String(),
        ranAt: DateTime,
        balanced: Type.Boolean(),
        accounts: Type.Integer(),
        transfers: Type.Integer(),
        mismatches: Type.Integer(),
      }),
    ),
  },
  runTrialBalance: {
    ...run,
    method: 'POST',
    path: '/wps/admin/trial-balance',
    summary: 'Runs the trial balance now',
    value: TrialBalance,
  },
})
