import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../http/http-context.ts'
import { route } from '../../http/route.ts'
import { formatMoney } from '../../lib/money.ts'
import { reportsCalls } from './schema.ts'
import type { Figures, ReportsService } from './service.ts'

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
      categories: categories.map(({ key, ...figures }) => ({ gameType: key, ...present(figures) })),
      totals: present(totals),
    }
  })

  route(app, context, reportsCalls.getAccountReport, async ({ session, query }) => {
    const at = (time: string | undefined) => (time === undefined ? undefined : new Date(time))
    const report = await reports.account(session, { from: at(query.from), to: at(query.to) })
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
