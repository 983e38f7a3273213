import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../../http/http-context.ts'
import { route } from '../../../http/route.ts'
import { formatMoney } from '../../../lib/money.ts'
import { reportsOperatorCalls as calls } from './schema.ts'
import { type ReportsOperatorDependencies, readDays, readFigures, readWaiting } from './service.ts'

/** The figures of the overview. */
export function registerReportsOperatorRoutes(
  app: FastifyInstance,
  context: HttpContext & ReportsOperatorDependencies,
): void {
  route(app, context, calls.getDeskFigures, async ({ session, query }) => {
    const { currency, moved, played, adjustmentsWaiting } = await readFigures(context, session, new Date(query.since))
    return {
      currency,
      deposited: formatMoney(moved.deposited),
      withdrawn: formatMoney(moved.withdrawn),
      grossRevenue: formatMoney(played.gross_revenue),
      activeMembers: Number(played.active_members),
      adjustmentsWaiting,
    }
  })
  route(app, context, calls.getDeskDays, async ({ session }) => {
    const { currency, days } = await readDays(context, session)
    return {
      currency,
      days: days.map(({ day, deposits, withdrawals, won }) => ({
        day,
        deposited: formatMoney(deposits),
        withdrawn: formatMoney(withdrawals),
        grossRevenue: formatMoney(won),
      })),
    }
  })

  route(app, context, calls.getWaiting, async ({ session }) =>
    (await readWaiting(context, session)).map(({ desk, count, since }) => ({
      desk,
      count,
      since: since.toISOString(),
    })),
  )
}
