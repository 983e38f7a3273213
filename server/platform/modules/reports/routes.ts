import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import { momentsOf } from '../../db/search.ts'
import type { HttpContext } from '../../http/http-context.ts'
import { route } from '../../http/route.ts'
import { formatMoney } from '../../lib/money.ts'
import type { GameType } from '../games/schema.ts'
import { reportsCalls } from './schema.ts'
import type { Figures, ReportsService } from './service.ts'

type GameTypeName = Static<typeof GameType>

interface Context extends HttpContext {
  readonly reports: ReportsService
}

export function registerReportsRoutes(app: FastifyInstance, context: Context): void {
  const { reports } = context

  route(app, context, reportsCalls.getProfit, async ({ session, query }) => {
    const span = { from: new Date(query.from), to: new Date(query.to) }
    const { days, categories, totals } = await reports.profit(session, span, query.timeZone ?? 'Asia/Ho_Chi_Minh')
    return {
      currency: session.currency,
      days: days.map(({ key, ...figures }) => ({ day: key, ...present(figures) })),
      categories: categories.map(({ key, ...figures }) => ({ gameType: key as GameTypeName, ...present(figures) })),
      totals: present(totals),
    }
  })

  route(app, context, reportsCalls.getAccountReport, async ({ session, query }) => {
    const report = await reports.account(session, momentsOf(query))
    return {
      currency: session.currency,
      deposits: formatMoney(report.deposits),
      withdrawals: formatMoney(report.withdrawals),
      net: formatMoney(report.deposits - report.withdrawals),
      bonuses: formatMoney(report.bonuses),
      others: formatMoney(report.others),
      played: present(report.played),
    }
  })
}

function present({ bets, stake, validBet, payout }: Figures) {
  return {
    bets: Number(bets),
    stake: formatMoney(stake),
    validBet: formatMoney(validBet),
    payout: formatMoney(payout),
    profit: formatMoney(payout - stake),
  }
}
