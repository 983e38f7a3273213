import { Type } from 'typebox'
import { Day, defineCalls, Id, Money, Nullable, Page, PageQuery } from '../../../http/call.ts'
import { agentsRights } from './policy.ts'

const money = (description: string) => Type.Intersect([Money], { description })

export const AgentReport = Type.Object(
  {
    memberId: Id,
    account: Type.String(),
    nickname: Nullable(Type.String()),
    currency: Type.String(),
    registrations: Type.Integer(),
    firstDeposits: Type.Integer(),
    deposits: Money,
    withdrawals: Money,
    stake: Money,
    validBet: Money,
    won: money('What the house won of the team: stakes less payouts'),
    bonuses: Money,
    rebates: Money,
    commissions: money('Salaries paid to the team; dividends are no cost of it'),
    left: money('What the house won less bonuses, rebates and commissions'),
  },
  { description: 'What the team of an agent, himself included, came to over some days' },
)

export const agentsOperatorCalls = defineCalls({
  listAgentReports: {
    method: 'GET',
    path: '/wps/admin/agent-reports',
    summary: 'What the team of every agent came to over some days, whose team left the house most first',
    description: 'Sorted by any of its amounts and counts. Teams stand in each other: rows do not add up to the brand.',
    access: 'operator',
    right: agentsRights['agents.read'],
    query: Type.Object({
      ...PageQuery,
      from: Type.Intersect([Day], { description: 'The first day' }),
      to: Type.Intersect([Day], { description: 'The last one, at most 92 days on' }),
      account: Type.Optional(Type.String({ maxLength: 40, description: 'Begins the account name' })),
    }),
    value: Page(AgentReport),
    example: { from: '2026-11-01', to: '2026-11-30' },
  },
})
