import { type TSchema, Type } from 'typebox'
import { Amount, DateTime, defineCalls, Id, Money, Nullable, Page, PageQuery, SpanQuery } from '../../../http/call.ts'
import type { Right } from '../../operators/service.ts'
import { OpenProposal } from '../../proposals/schema.ts'
import { FOLLOWS, RISK_KINDS } from '../rules.ts'
import { riskRights as rights } from './policy.ts'

const Kind = Type.Enum([...RISK_KINDS])
const Follows = Type.Enum([...FOLLOWS])
const State = Type.Enum(['OPEN', 'TAKEN', 'CLOSED'])
const Outcome = Type.Enum(['CLEARED', 'CONFIRMED', 'OTHER'])
const NoteText = Type.String({ minLength: 3, maxLength: 1000, pattern: '\\S' })
const closed = <Properties extends Record<string, TSchema>>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false })

const RiskFacts = Type.Object(
  {
    members: Type.Array(Type.Object({ id: Id, account: Type.String() }), { description: 'Who shares it; 20 at most' }),
    details: Type.Array(Type.String(), { description: 'What is shared, or where the bets were; 20 at most' }),
    count: Nullable(Type.Integer()),
    amount: Nullable(Money),
    currency: Nullable(Type.String()),
    hours: Nullable(Type.Integer()),
    percent: Nullable(Type.Integer()),
  },
  { description: 'What a finding rests on' },
)

export const RiskSignal = Type.Object({
  id: Id,
  kind: Kind,
  follows: Follows,
  memberId: Id,
  withdrawalId: Id,
  caseId: Nullable(Id),
  facts: RiskFacts,
  foundAt: DateTime,
})

export const RiskCase = Type.Object({
  id: Id,
  memberId: Id,
  account: Type.String({ description: 'The member’s account name' }),
  state: State,
  holds: Type.Boolean({ description: 'No withdrawal of the member goes on until it is closed' }),
  openedBy: Nullable(Type.String({ description: 'Null where a rule opened it' })),
  openedAt: DateTime,
  takenBy: Nullable(Type.String()),
  takenByMe: Type.Boolean(),
  takenAt: Nullable(DateTime),
  outcome: Nullable(Outcome),
  closedBy: Nullable(Type.String()),
  closedAt: Nullable(DateTime),
  signals: Type.Array(RiskSignal, { description: 'The last 200' }),
  notes: Type.Array(Type.Object({ id: Id, text: Type.String(), writtenBy: Type.String(), writtenAt: DateTime })),
})

const limits = {
  leastCount: Nullable(Type.Integer({ minimum: 1, maximum: 1000 })),
  hours: Nullable(Type.Integer({ minimum: 1, maximum: 2160 })),
  percent: Nullable(Type.Integer({ minimum: 1, maximum: 10_000 })),
  amount: Nullable(Amount),
}

export const RiskRule = Type.Object({
  kind: Kind,
  isOn: Type.Boolean(),
  follows: Follows,
  ...limits,
  currency: Type.String({ description: 'Of the amount' }),
  proposal: Nullable(OpenProposal),
})

const RiskTrial = Type.Object(
  {
    looked: Type.Integer({ description: 'Withdrawals that were looked at' }),
    found: Type.Integer(),
    examples: Type.Array(
      Type.Object({ withdrawalId: Id, memberId: Id, account: Type.String(), askedAt: DateTime, facts: RiskFacts }),
      { description: 'The last ten' },
    ),
  },
  { description: 'What a rule would have found' },
)

const byId = Type.Object({ id: Id })
const byKind = Type.Object({ kind: Kind })

/** A deed of an operator on one case. */
const deed = <const Path extends string, const Body extends TSchema>(path: Path, summary: string, body: Body) =>
  ({
    method: 'POST',
    path: `/wps/admin/risk-cases/:id/${path}`,
    summary,
    access: 'operator',
    right: rights['riskCases.act'] as Right,
    params: byId,
    body,
    value: RiskCase,
  }) as const

export const riskOperatorCalls = defineCalls({
  listRiskCases: {
    access: 'operator',
    right: rights['riskCases.read'],
    method: 'GET',
    path: '/wps/admin/risk-cases',
    summary:
      'Members who have to be looked at: those not closed the longest waiting first, all others the newest first',
    query: Type.Object({
      ...PageQuery,
      ...SpanQuery,
      state: Type.Optional(State),
      isOpen: Type.Optional(Type.Boolean({ description: 'Those that are not closed, or those that are' })),
      outcome: Type.Optional(Outcome),
      memberId: Type.Optional(Id),
      isMine: Type.Optional(Type.Boolean({ description: 'Those that the caller works on, or the others' })),
    }),
    value: Page(RiskCase),
  },
  getRiskCase: {
    access: 'operator',
    right: rights['riskCases.read'],
    method: 'GET',
    path: '/wps/admin/risk-cases/:id',
    summary: 'One case with what was found and what was noted',
    params: byId,
    value: RiskCase,
  },
  listRiskSignals: {
    access: 'operator',
    right: rights['riskCases.read'],
    method: 'GET',
    path: '/wps/admin/risk-signals',
    summary: 'What the rules found about withdrawals, the newest first',
    query: Type.Object({ ...PageQuery, memberId: Type.Optional(Id), withdrawalId: Type.Optional(Id) }),
    value: Page(RiskSignal),
  },
  openRiskCase: {
    method: 'POST',
    path: '/wps/admin/risk-cases',
    summary: 'Opens a case about a member by hand, held back or not',
    access: 'operator',
    right: rights['riskCases.act'],
    body: closed({ memberId: Id, holds: Type.Boolean(), note: NoteText }),
    value: RiskCase,
  },
  takeRiskCase: deed('take', 'Takes a case into one’s hands', closed({})),
  putBackRiskCase: deed('put-back', 'Puts a case back for others, also what a colleague left', closed({})),
  noteRiskCase: deed('notes', 'Notes what was found out about a case, closed or not', closed({ text: NoteText })),
  holdRiskCase: deed(
    'hold',
    'Lets no withdrawal of the member go on from now on until the case is closed',
    closed({ note: NoteText }),
  ),
  closeRiskCase: deed(
    'close',
    'Closes a case that one took; no money moves by it, and what it held goes on',
    closed({ outcome: Outcome, note: NoteText }),
  ),
  listRiskRules: {
    access: 'operator',
    right: rights['riskRules.read'],
    method: 'GET',
    path: '/wps/admin/risk-rules',
    summary: 'All rules of the brand in view',
    value: Type.Array(RiskRule),
  },
  getRiskRule: {
    access: 'operator',
    right: rights['riskRules.read'],
    method: 'GET',
    path: '/wps/admin/risk-rules/:kind',
    summary: 'One rule of the brand in view',
    params: byKind,
    value: RiskRule,
  },
  updateRiskRule: {
    method: 'PUT',
    path: '/wps/admin/risk-rules/:kind',
    summary: 'Changes a rule; what finds less, or lets less follow, takes a second operator',
    access: 'operator',
    right: rights['riskRules.change'],
    params: byKind,
    body: closed({
      isOn: Type.Boolean(),
      follows: Follows,
      ...limits,
      reason: Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' }),
    }),
    value: RiskRule,
  },
  tryRiskRule: {
    method: 'POST',
    path: '/wps/admin/risk-rules/:kind/try',
    summary: 'What a rule would have found among the last withdrawals; changes nothing',
    description: 'The last 200 withdrawals of 30 days, each as it stood when it was asked for.',
    access: 'operator',
    right: rights['riskRules.read'],
    params: byKind,
    body: closed(limits),
    value: RiskTrial,
  },
})
