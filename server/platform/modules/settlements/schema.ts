import { Type } from 'typebox'
import { DateTime, Day, defineCalls, Id, Ids, Money, Nullable, Page, PageQuery } from '../../http/call.ts'
import { ContractKindName, ContractPeriod, ContractTier, ProposedTerms, TierPick } from '../contracts/schema.ts'
import { EARNING_STATES, SKIP_REASONS } from './states.ts'

export const TeamMeasures = Type.Object({
  validBet: Money,
  loss: Type.String({
    ...Money,
    description: 'What the house won: stakes less payouts; over whole days less bonuses, rebates and salaries too',
  }),
  activeMembers: Type.Integer(),
})

export const Earning = Type.Object({
  id: Id,
  contractId: Id,
  version: Type.Integer({ description: 'The version of the contract that held' }),
  kind: ContractKindName,
  period: ContractPeriod,
  from: DateTime,
  until: DateTime,
  revision: Type.Integer({ description: '0 as it was first settled; each correction of the window counts on' }),
  state: Type.Enum([...EARNING_STATES]),
  payer: Type.Enum(['PLATFORM', 'UPLINE'], { description: 'Whose money it is' }),
  currency: Type.String(),
  amount: Type.String({ ...Money, description: 'To be paid by this; less than zero where it is taken back' }),
  paid: Type.String({ ...Money, description: 'What of it was' }),
  measures: TeamMeasures,
  carriedIn: Type.String({ ...Money, description: 'Losses of the house from before, zero or less' }),
  carriedOut: Money,
  rate: Nullable(Type.Integer({ description: 'Of the tier that pays, in 1/1 000 000; null where none was reached' })),
  gross: Type.String({ ...Money, description: 'What the contract came to' }),
  downlines: Type.String({ ...Money, description: 'What of it direct downlines got' }),
  net: Type.String({ ...Money, description: 'What is left of it' }),
  skipReason: Nullable(Type.Enum([...SKIP_REASONS], { description: 'Why nothing is paid, whatever it came to' })),
  nextTryAt: Nullable(DateTime),
  createdAt: DateTime,
})

export const NextTier = Type.Object({
  tier: ContractTier,
  missing: Type.Intersect([TeamMeasures], { description: 'How much more of each; nothing where that is met' }),
})

export const EarningMovement = Type.Object({
  id: Id,
  amount: Type.String({ ...Money, description: 'Less than zero where it was taken back' }),
  at: DateTime,
})

/** What the loss of a team is made of. */
export const LossParts = Type.Object({
  stake: Type.String({ ...Money, description: 'What the house took; the others are what it gave away' }),
  payout: Money,
  bonuses: Type.String({ ...Money, description: 'Over whole days, as rebates and salaries' }),
  rebates: Money,
  commissions: Type.String({ ...Money, description: 'Salaries by contracts' }),
})

export const EarningExplanation = Type.Object({
  earning: Earning,
  pick: TierPick,
  tiers: Type.Array(ContractTier),
  next: Nullable(NextTier),
  revisions: Type.Array(Earning, { description: 'All that was written of the window, the first one first' }),
  lossParts: Type.Intersect([LossParts], {
    description: 'What the loss of the team is made of, as far as it is counted today',
  }),
  movements: Type.Array(EarningMovement, { description: 'What moved in the main wallet for it, the first one first' }),
})

export const DownlineShare = Type.Object({
  memberId: Id,
  account: Type.String(),
  rate: Nullable(Type.Integer()),
  amount: Type.String({ ...Money, description: 'What his contract came to, which went off' }),
  measures: TeamMeasures,
})

export const TeamPart = Type.Object({
  memberId: Id,
  account: Type.String(),
  isOwn: Type.Boolean({ description: 'The first member alone; else the team of somebody directly below' }),
  validBet: Money,
  loss: Money,
})

export const EarningForecast = Type.Object({
  kind: ContractKindName,
  period: ContractPeriod,
  contractId: Id,
  version: Type.Integer(),
  from: DateTime,
  until: DateTime,
  countedUntil: DateTime,
  measures: TeamMeasures,
  carriedIn: Money,
  rate: Nullable(Type.Integer()),
  gross: Money,
  downlines: Money,
  net: Money,
  pick: TierPick,
  tiers: Type.Array(ContractTier),
  next: Nullable(NextTier),
})

const Outcome = Nullable(
  Type.Object({
    rate: Nullable(Type.Integer()),
    gross: Money,
    net: Money,
    skipReason: Nullable(Type.Enum([...SKIP_REASONS])),
  }),
)

export const TriedWindow = Type.Object({
  from: DateTime,
  until: DateTime,
  measures: TeamMeasures,
  today: Type.Intersect([Outcome], { description: 'By the contract that held; null where there was none' }),
  proposed: Type.Intersect([Outcome], { description: 'By the terms that are tried' }),
  payerToday: Type.Intersect([Outcome], {
    description: "The payer's own; null where the platform pays, and for payees",
  }),
  payerProposed: Outcome,
})

export const IncomeDay = Type.Object({ day: Day, kind: ContractKindName, amount: Money, paid: Money })

/** All that is listed, not this page alone. */
const EarningPage = Type.Object({
  ...Page(Earning).properties,
  totals: Type.Object(
    { amount: Money, paid: Money },
    { description: 'Of the whole list; what was denied is left out' },
  ),
})

const ofEarning = { params: Type.Object({ id: Id }) }

export const settlementsCalls = defineCalls({
  listEarnings: {
    method: 'GET',
    path: '/wps/agent/earnings',
    summary: "What the agent's contracts came to, the newest window first, or those of some ids",
    access: 'member',
    subaccount: 'PAY',
    query: Type.Object({
      ...PageQuery,
      ids: Type.Optional(Ids),
      kind: Type.Optional(ContractKindName),
      from: Type.Optional(
        Type.Intersect([Day], { description: "Windows that begin on this day of the brand's or later" }),
      ),
      to: Type.Optional(Type.Intersect([Day], { description: 'Windows that begin on this day or before' })),
    }),
    value: EarningPage,
  },
  listPayKinds: {
    method: 'GET',
    path: '/wps/agent/pay-kinds',
    summary: 'What the agent is or was paid for by contracts that were signed; nothing while AGENTPOLICY3 is off',
    access: 'member',
    subaccount: 'READ',
    value: Type.Array(ContractKindName),
  },
  explainEarning: {
    method: 'GET',
    path: '/wps/agent/earnings/:id',
    summary:
      'An earning with the terms it was made by, the tier reached and the next one, and all corrections of its window',
    access: 'member',
    subaccount: 'PAY',
    ...ofEarning,
    value: EarningExplanation,
  },
  listDownlineShares: {
    method: 'GET',
    path: '/wps/agent/earnings/:id/downlines',
    summary: 'What direct downlines got of an earning, as it stood when it was settled, the most first',
    access: 'member',
    subaccount: 'PAY',
    ...ofEarning,
    query: Type.Object(PageQuery),
    value: Page(DownlineShare),
  },
  listEarningParts: {
    method: 'GET',
    path: '/wps/agent/earnings/:id/parts',
    summary: 'What the team of an earning is made of in its window: its first member, and the teams directly below',
    description: 'As far as it is counted today. Each of the teams opens to its own parts.',
    access: 'member',
    subaccount: 'PAY',
    ...ofEarning,
    query: Type.Object({
      ...PageQuery,
      memberId: Type.Optional(
        Type.Intersect([Id], { description: 'Of the team of this member of the line; of the agent unless told' }),
      ),
    }),
    value: Page(TeamPart),
  },
  listEarningBets: {
    method: 'GET',
    path: '/wps/agent/earnings/:id/bets',
    summary: "Bets of a member of the line in an earning's window, newest first",
    access: 'member',
    subaccount: 'PAY',
    ...ofEarning,
    query: Type.Object({ ...PageQuery, memberId: Id }),
    value: Page(
      Type.Object({
        id: Id,
        gameName: Type.String(),
        vendorName: Type.String(),
        state: Type.Enum(['OPEN', 'SETTLED', 'VOID']),
        stake: Money,
        validBet: Money,
        payout: Money,
        placedAt: DateTime,
        settledAt: Nullable(DateTime),
      }),
    ),
  },
  listForecasts: {
    method: 'GET',
    path: '/wps/agent/forecasts',
    summary:
      "What each of the agent's contracts comes to so far in its running window, and what is missing to the next tier",
    access: 'member',
    subaccount: 'PAY',
    value: Type.Array(EarningForecast),
  },
  readIncome: {
    method: 'GET',
    path: '/wps/agent/income',
    summary: "What the agent's contracts came to, by day and kind",
    access: 'member',
    subaccount: 'PAY',
    query: Type.Object({
      from: Type.Intersect([Day], { description: 'The first day' }),
      to: Type.Intersect([Day], { description: 'The last day, at most 92 days on' }),
    }),
    value: Type.Array(IncomeDay),
    example: { from: '2026-11-01', to: '2026-11-30' },
  },
  tryContract: {
    method: 'POST',
    path: '/wps/contracts/what-if',
    summary: 'What terms would have come to over the last windows, beside what held in them; nothing is written',
    description:
      'Of a contract that was proposed, by its id, for either side of it; or of terms for a direct downline, before they are proposed. A payee reads nothing of the payer.',
    access: 'member',
    subaccount: 'CONTRACTS',
    body: Type.Object(
      {
        contractId: Type.Optional(
          Type.Intersect([Id], { description: 'The version of it that waits for a signature' }),
        ),
        payeeId: Type.Optional(Id),
        kind: Type.Optional(ContractKindName),
        terms: Type.Optional(ProposedTerms),
      },
      { additionalProperties: false },
    ),
    value: Type.Array(TriedWindow),
    example: {
      payeeId: '0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10',
      kind: 'DAILY_SALARY',
      terms: { period: 'DAY', tiers: [{ validBet: '1000000', loss: '0', activeMembers: 3, rate: 5_000 }] },
    },
  },
})
