import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import type { Database } from '../../../db/connection.ts'
import type { HttpContext } from '../../../http/http-context.ts'
import { page } from '../../../http/paging.ts'
import { route } from '../../../http/route.ts'
import { formatMoney } from '../../../lib/money.ts'
import { demand } from '../../operators/service.ts'
import { checkSpan } from '../service/asking.ts'
import { agentsRights } from './policy.ts'
import { type AgentReportRow, listReports } from './repository.ts'
import { type AgentReport, agentsOperatorCalls as calls } from './schema.ts'

/** What the teams of agents came to, for operators. Throws TEAM_SPAN_INVALID. */
export function registerAgentsOperatorRoutes(
  app: FastifyInstance,
  context: HttpContext & { readonly database: Database },
): void {
  route(app, context, calls.listAgentReports, async ({ session, query }) => {
    demand(session, agentsRights['agents.read'])
    checkSpan(query)
    const { rows, total } = await listReports(context.database, session.merchantId, query, query)
    return page(rows.map(presentReport), total, query)
  })
}

const presentReport = (row: AgentReportRow): Static<typeof AgentReport> => ({
  memberId: row.id,
  account: row.account,
  nickname: row.nickname,
  currency: row.currency,
  registrations: Number(row.registrations),
  firstDeposits: Number(row.first_deposits),
  deposits: formatMoney(row.deposits),
  withdrawals: formatMoney(row.withdrawals),
  stake: formatMoney(row.stake),
  validBet: formatMoney(row.valid_bet),
  won: formatMoney(row.won),
  bonuses: formatMoney(row.bonuses),
  rebates: formatMoney(row.rebates),
  commissions: formatMoney(row.commissions),
  left: formatMoney(row.kept),
})
