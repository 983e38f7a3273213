import { Type } from 'typebox'
import { DateTime, Day, defineCalls, Id, Money, Nullable, Page, PageQuery } from '../../../http/call.ts'
import { reconciliationRights } from './policy.ts'

const Flow = Type.Enum(['IN', 'OUT', 'BACK'])

const BankComparison = Type.Object(
  {
    id: Id,
    accountNumber: Type.String(),
    day: Day,
    from: DateTime,
    to: DateTime,
    isWholeDay: Type.Boolean({ description: 'Whether the day was over; else what was old enough while it lasted' }),
    outcome: Type.Enum(['RUNNING', 'BALANCED', 'DIFFERENT', 'NOT_COMPARED']),
    reason: Nullable(
      Type.Enum(['NO_ANSWER', 'REFUSED', 'ACCOUNT_UNKNOWN', 'CONTRACT_BROKEN', 'TOO_LONG', 'INTERRUPTED'], {
        description: 'Why nothing was compared',
      }),
    ),
    startedAt: DateTime,
    finishedAt: Nullable(DateTime),
    differences: Type.Integer(),
    figures: Type.Array(
      Type.Object({
        flow: Flow,
        currency: Type.String(),
        bankCount: Type.Integer(),
        bankSum: Money,
        ownCount: Type.Integer(),
        ownSum: Money,
      }),
    ),
  },
  { description: 'The books against the statement of one account and day of the bank, as far as the operator sees it' },
)

const BankDifference = Type.Object({
  id: Type.String(),
  kind: Type.Enum(['MISSING_AT_BANK', 'MISSING_WITH_US', 'OTHER_AMOUNT', 'TWICE']),
  flow: Flow,
  merchantCode: Nullable(Type.String({ description: 'Null where nobody can tell whose money it is' })),
  currency: Type.String(),
  reference: Nullable(Type.String()),
  bankId: Nullable(Type.String()),
  bankAmount: Nullable(Money),
  ownId: Nullable(Type.String()),
  ownAmount: Nullable(Money),
  withdrawalId: Nullable(Type.String()),
  at: DateTime,
})

const read = { access: 'operator', right: reconciliationRights['bankComparison.read'] } as const

export const reconciliationOperatorCalls = defineCalls({
  listBankComparisons: {
    ...read,
    method: 'GET',
    path: '/wps/admin/bank-comparisons',
    summary: 'The newest comparison with the bank of each account and day, the newest day first',
    description: 'Payments through payment services and by hand do not go over this bank and are not compared.',
    query: Type.Object({
      ...PageQuery,
      outcome: Type.Optional(BankComparison.properties.outcome),
      firstDay: Type.Optional(Day),
      lastDay: Type.Optional(Day),
    }),
    value: Page(BankComparison),
  },
  listBankDifferences: {
    ...read,
    method: 'GET',
    path: '/wps/admin/bank-comparisons/:id/differences',
    summary: 'What differs between the books and the bank in one comparison',
    params: Type.Object({ id: Id }),
    query: Type.Object(PageQuery),
    value: Page(BankDifference),
  },
  compareBankAccounts: {
    access: 'operator',
    right: reconciliationRights['bankComparison.run'],
    method: 'POST',
    path: '/wps/admin/bank-comparisons',
    summary: 'Begins to compare a day of every account with the bank; the result is in the list when it is there',
    description: 'Without a day it is today, as far as it is old enough for the reports of the bank to have come.',
    body: Type.Object({ day: Type.Optional(Day) }, { additionalProperties: false }),
    value: Type.Object({ done: Type.Boolean() }),
  },
})
