import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../../http/http-context.ts'
import { route } from '../../../http/route.ts'
import { formatMoney } from '../../../lib/money.ts'
import { reportsOperatorCalls as calls } from './schema.ts'
import { type ReportsOperatorDependencies, readDays, readWaiting } from './service.ts'
import { presentToday } from './today/presenter.ts'
import { todayCalls } from './today/schema.ts'
import { readToday } from './today/service.ts'

/** The figures of the overview. */
export function registerReportsOperatorRoutes(
  app: FastifyInstance,
  context: HttpContext & ReportsOperatorDependencies,
): void {
  route(app, context, todayCalls.getToday, async ({ session, query: { isOfAllBrands = false } }) =>
    presentToday(await readToday(context, session, isOfAllBrands)),
  )
  route(app, context, calls.getDeskDays, async ({ session }) => {
    const { currency, days } = await readDays(context, session)
    return {
      currency,
      days: days.map(({ day, deposits, withdrawals, stake, payout, rewards, agents_pay }) => ({
        day,
        deposited: formatMoney(deposits),
        withdrawn: formatMoney(withdrawals),
        grossRevenue: formatMoney(stake - payout),
        netRevenue: formatMoney(stake - payout - rewards - agents_pay),
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
