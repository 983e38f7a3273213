import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../../http/http-context.ts'
import { page } from '../../../http/paging.ts'
import { route } from '../../../http/route.ts'
import { presentDeed, presentSubaccount } from '../presenter.ts'
import { subaccountsOperatorCalls as calls } from './schema.ts'
import {
  disableOperatorSubaccount,
  listOperatorDeeds,
  listOperatorSubaccounts,
  type SubaccountsOperatorDependencies,
} from './service.ts'

/** Those who act in the names of agents, for operators: who they are, what they did, and shutting one out. */
export function registerSubaccountsOperatorRoutes(
  app: FastifyInstance,
  context: HttpContext & SubaccountsOperatorDependencies,
): void {
  route(app, context, calls.listOperatorSubaccounts, async ({ session, params, query }) => {
    const { rows, total, agent } = await listOperatorSubaccounts(context, session, params.id, query)
    return page(
      rows.map((row) => presentSubaccount(row, agent)),
      total,
      query,
    )
  })
  route(app, context, calls.listOperatorSubaccountDeeds, async ({ session, params, query }) => {
    const { rows, total } = await listOperatorDeeds(context, session, params.id, query)
    return page(rows.map(presentDeed), total, query)
  })
  route(app, context, calls.disableOperatorSubaccount, ({ session, ip, params, body: { reason } }) =>
    disableOperatorSubaccount(context, { session, ip, reason }, params.id),
  )
}
