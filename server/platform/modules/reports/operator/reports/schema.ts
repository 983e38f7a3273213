import { type TProperties, Type } from 'typebox'
import { DateTime, Day, defineCalls, Money, Nullable } from '../../../../http/call.ts'
import { GameType } from '../../../games/schema.ts'
import { reportsRights } from '../policy.ts'

const Count = Type.Integer()
const Share = Nullable(Type.Integer({ description: 'In 1/10 000' }))
const Seconds = Nullable(Type.Integer({ minimum: 0 }))

const play = {
  bets: Count,
  stake: Money,
  validBet: Money,
  payout: Money,
  grossRevenue: Money,
  playedReturn: Share,
}
const members = {
  registrations: Count,
  firstDeposits: Count,
  activeMembers: Count,
  returningMembers: Count,
  deposited: Money,
  withdrawn: Money,
  stake: Money,
  grossRevenue: Money,
  given: Money,
  value: Money,
}
const payments = {
  deposits: Count,
  deposited: Money,
  depositsAsked: Count,
  depositSuccess: Share,
  depositSeconds: Seconds,
  withdrawals: Count,
  withdrawn: Money,
  withdrawalsAsked: Count,
  withdrawalSuccess: Share,
  withdrawalSeconds: Seconds,
  net: Money,
}
const rewards = { gifts: Count, given: Money, takenBack: Money, cost: Money, revenueShare: Share }
const agents = {
  registrations: Count,
  firstDeposits: Count,
  deposited: Money,
  withdrawn: Money,
  stake: Money,
  grossRevenue: Money,
  given: Money,
  pay: Money,
  left: Money,
}
const points = { issued: Money, spent: Money, takenBack: Money, liability: Nullable(Money) }
const protection = { limitsRaised: Count, limitsHit: Count, timeOuts: Count, selfExclusions: Count }
const operators = { deeds: Count, withdrawals: Count, withdrawalSeconds: Seconds }
const tax = {
  bets: Count,
  stake: Money,
  payout: Money,
  grossRevenue: Money,
  rewards: Money,
  agentsPay: Money,
  netRevenue: Money,
}

/** A report with figures of its own. */
function Report<Properties extends TProperties>(properties: Properties) {
  const figures = Type.Object(properties)
  const days = Type.Array(Type.Object({ day: Day, figures }))
  return Type.Object({
    currency: Type.String(),
    timeZone: Type.String(),
    from: Day,
    to: Day,
    before: Type.Object({ from: Day, to: Day }),
    countedUntil: DateTime,
    totals: figures,
    totalsBefore: figures,
    days,
    daysBefore: days,
    rows: Type.Array(Type.Object({ key: Type.String(), name: Nullable(Type.String()), figures, before: figures })),
  })
}

const span = {
  from: Type.Optional(Type.Intersect([Day], { description: 'The first day; thirty days back unless told' })),
  to: Type.Optional(Type.Intersect([Day], { description: 'The last one, at most 400 days on; today unless told' })),
}
const category = Type.Optional(GameType)
const vendor = Type.Optional(Type.String({ maxLength: 40, description: 'Code of the vendor' }))

/** What all of them have in common: a call of its own each, as each has figures of its own. */
const call = <Properties extends TProperties, Query extends TProperties>(
  path: string,
  summary: string,
  properties: Properties,
  query: Query,
) => ({
  access: 'operator' as const,
  right: reportsRights['reports.read'],
  method: 'GET' as const,
  path: `/wps/admin/reports/${path}`,
  summary,
  description:
    'Days of the calendar of the brand in view, with as many days directly before; at most 100 rows and the rest as one. In the currency of the brand.',
  query: Type.Object({ ...span, ...query }),
  value: Report(properties),
  example: { from: '2026-11-01', to: '2026-11-30' },
})

export const brandReportCalls = defineCalls({
  getGamesReport: call('games', 'What was played by game, most staked first', play, { category, vendor }),
  getVendorsReport: call('vendors', 'What was played by vendor, most staked first', play, { category }),
  getBetsReport: call('bets', 'What was played by category, or by the hour in which it was placed', play, {
    category,
    by: Type.Optional(Type.Enum(['CATEGORY', 'HOUR'])),
  }),
  getMembersReport: call('members', 'Who came, who plays, who came back, by month of registration', members, {}),
  getPaymentsReport: call('payments', 'Money in and out by way of payment', payments, {}),
  getRewardsReport: call('rewards', 'What the house gave by programme', rewards, {}),
  getAgentsReport: call('agents', 'What the lines of agents brought and were paid', agents, {}),
  getPointsReport: call('points', 'Points given, spent and open', points, {}),
  getProtectionReport: call('protection', 'Limits and breaks of members', protection, {}),
  getTaxReport: call('tax', 'Gross and net revenue by month, of which a licence takes its tax', tax, {}),
  getOperatorsReport: {
    ...call('operators', 'What operators did, and how long withdrawals waited for them', operators, {}),
    right: reportsRights['operatorReport.read'],
  },
})
