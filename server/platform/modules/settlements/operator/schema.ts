import { Type } from 'typebox'
import { DateTime, Day, defineCalls, Id, Ids, Money, Nullable, Page, PageQuery } from '../../../http/call.ts'
import { ContractKindName, ContractPeriod, ProposedTerms } from '../../contracts/schema.ts'
import { OpenProposal } from '../../proposals/schema.ts'
import { Earning, TriedWindow } from '../schema.ts'
import { EARNING_STATES, SETTLEMENT_STATES, SKIP_REASONS } from '../states.ts'
import { settlementsRights } from './policy.ts'

const SettlementState = Type.Enum([...SETTLEMENT_STATES], {
  description: 'DONE: everything was paid, or tried at least once',
})
const EarningState = Type.Enum([...EARNING_STATES])
const SkipReason = Type.Enum([...SKIP_REASONS])

export const Settlement = Type.Object(
  {
    id: Id,
    kind: ContractKindName,
    period: ContractPeriod,
    from: DateTime,
    until: DateTime,
    state: SettlementState,
    isHeld: Type.Boolean({ description: 'Nothing more of it is paid while it is' }),
    paidBy: Type.Enum(['PLATFORM', 'UPLINE'], { description: 'Whose money pays those below the top' }),
    createdAt: DateTime,
    changedAt: DateTime,
    corrections: Type.Integer({ description: 'How many of its earnings correct a window settled before' }),
    sums: Type.Array(
      Type.Object({ state: EarningState, currency: Type.String(), count: Type.Integer(), amount: Money, paid: Money }),
      { description: 'Its earnings by state and currency' },
    ),
    skips: Type.Array(Type.Object({ reason: SkipReason, count: Type.Integer() }), {
      description: 'How many contracts came to nothing, and why',
    }),
    proposal: Nullable(OpenProposal),
  },
  { description: 'A closed window of the contracts of a kind and period, and how it is paid' },
)

export const SettlementEarning = Type.Object({
  ...Earning.properties,
  settlementId: Id,
  payeeId: Id,
  payeeAccount: Type.String(),
  payerAccount: Nullable(
    Type.String({ description: 'Of the upline whose money it is; null where it is the platform’s' }),
  ),
  tries: Type.Integer({ description: 'How often it was tried to pay it' }),
})

export const AgentDebt = Type.Object(
  {
    memberId: Id,
    account: Type.String(),
    currency: Type.String(),
    owed: Money,
    count: Type.Integer({ description: 'Of how many earnings' }),
    since: DateTime,
    nextTryAt: DateTime,
  },
  { description: 'What was paid to somebody, is to be taken back, and is not there' },
)

export const AgentCost = Type.Object({
  memberId: Id,
  account: Type.String(),
  kind: ContractKindName,
  currency: Type.String(),
  count: Type.Integer({ description: 'Earnings with an amount' }),
  amount: Money,
  paid: Money,
})

const params = Type.Object({ id: Id })
const body = Type.Object(
  { reason: Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' }) },
  { additionalProperties: false },
)
const read = { access: 'operator', right: settlementsRights['settlements.read'] } as const
const change = {
  method: 'POST',
  access: 'operator',
  right: settlementsRights['settlements.change'],
  params,
  body,
} as const
const Account = Type.Optional(Type.String({ maxLength: 40, description: 'Part of the account name' }))

export const settlementsOperatorCalls = defineCalls({
  listSettlements: {
    ...read,
    method: 'GET',
    path: '/wps/admin/settlements',
    summary: 'Settlements of the brand in view: those that wait for an operator first, then the newest',
    query: Type.Object({
      ...PageQuery,
      ids: Type.Optional(Ids),
      kind: Type.Optional(ContractKindName),
      period: Type.Optional(ContractPeriod),
      state: Type.Optional(SettlementState),
      isHeld: Type.Optional(Type.Boolean()),
      isWaiting: Type.Optional(
        Type.Boolean({ description: 'Those that wait for an operator (unapproved or held), or the others' }),
      ),
      from: Type.Optional(Type.Intersect([DateTime], { description: 'Windows that begin then or later' })),
      to: Type.Optional(Type.Intersect([DateTime], { description: 'Windows that begin before' })),
    }),
    value: Page(Settlement),
  },
  getSettlement: {
    ...read,
    method: 'GET',
    path: '/wps/admin/settlements/:id',
    summary: 'One settlement with what it comes to, and why contracts were skipped',
    params,
    value: Settlement,
  },
  listSettlementEarnings: {
    ...read,
    method: 'GET',
    path: '/wps/admin/settlements/:id/earnings',
    summary: 'What a settlement pays, in the order in which it is paid',
    params,
    query: Type.Object({
      ...PageQuery,
      state: Type.Optional(EarningState),
      skipReason: Type.Optional(SkipReason),
      account: Account,
      isCorrection: Type.Optional(
        Type.Boolean({ description: 'Those that correct a window settled before, or all others' }),
      ),
    }),
    value: Page(SettlementEarning),
  },
  approveSettlement: {
    ...change,
    right: settlementsRights['settlements.approve'],
    path: '/wps/admin/settlements/:id/approval',
    summary: 'Lets what waits be paid, when a second operator wants the same',
    description: 'What is added in between makes it another wish: nobody approves what he has not seen.',
    value: Settlement,
  },
  denySettlement: {
    ...change,
    path: '/wps/admin/settlements/:id/denial',
    summary: 'Nothing of what waits is ever paid, nor corrected later',
    value: Settlement,
  },
  holdSettlement: {
    ...change,
    path: '/wps/admin/settlements/:id/hold',
    summary: 'Nothing more of a settlement is paid until it is released',
    value: Settlement,
  },
  releaseSettlement: {
    ...change,
    path: '/wps/admin/settlements/:id/release',
    summary: 'What was held is paid',
    value: Settlement,
  },
  settleAgain: {
    ...change,
    path: '/wps/admin/settlements/:id/again',
    summary: 'Works the window out anew, and writes what that differs by',
    value: Type.Object({
      settlement: Settlement,
      corrections: Type.Integer({ description: 'How many corrections with an amount it made' }),
    }),
  },
  listAgentDebts: {
    ...read,
    method: 'GET',
    path: '/wps/admin/agent-debts',
    summary: 'Members who owe of what was paid to them, the most first',
    query: Type.Object({ ...PageQuery, account: Account }),
    value: Page(AgentDebt),
  },
  listAgentCosts: {
    ...read,
    method: 'GET',
    path: '/wps/admin/agent-costs',
    summary: 'What contracts came to by agent and kind, whoever cost most first',
    query: Type.Object({
      ...PageQuery,
      from: Type.Intersect([Day], { description: 'The first day on which the window of a settlement began' }),
      to: Type.Intersect([Day], { description: 'The last one, at most 92 days on' }),
      kind: Type.Optional(ContractKindName),
      account: Account,
    }),
    value: Page(AgentCost),
    example: { from: '2026-11-01', to: '2026-11-30' },
  },
  tryLine: {
    ...read,
    method: 'POST',
    path: '/wps/admin/contracts/what-if',
    summary: 'What terms of an agent would have cost over the last windows, beside what held; nothing is written',
    description: '`gross` is what the whole line costs: downlines are paid out of it.',
    body: Type.Object({ memberId: Id, kind: ContractKindName, terms: ProposedTerms }, { additionalProperties: false }),
    value: Type.Array(TriedWindow),
    example: {
      memberId: '0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10',
      kind: 'DAILY_SALARY',
      terms: { period: 'DAY', tiers: [{ validBet: '1000000', loss: '0', activeMembers: 3, rate: 5_000 }] },
    },
  },
})
