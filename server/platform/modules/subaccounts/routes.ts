import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../http/http-context.ts'
import { page } from '../../http/paging.ts'
import { route } from '../../http/route.ts'
import { presentDeed, presentSubaccount } from './presenter.ts'
import { subaccountsCalls as calls } from './schema.ts'
import type { SubaccountsService } from './service.ts'

interface Context extends HttpContext {
  readonly subaccounts: SubaccountsService
}

/** Those whom an agent lets act in his name, and what they did. */
export function registerSubaccountsRoutes(app: FastifyInstance, context: Context): void {
  const { subaccounts } = context

  route(app, context, calls.listSubaccounts, async ({ session, query }) => {
    const { rows, total } = await subaccounts.list(session, query)
    return page(
      rows.map((row) => presentSubaccount(row, session)),
      total,
      query,
    )
  })
  route(app, context, calls.createSubaccount, async ({ session, body }) =>
    presentSubaccount(await subaccounts.create(session, body), session),
  )
  route(app, context, calls.changeSubaccount, async ({ session, params, body }) =>
    presentSubaccount(await subaccounts.change(session, params.id, body), session),
  )
  route(app, context, calls.setSubaccountPassword, async ({ session, params, body }) =>
    presentSubaccount(await subaccounts.setPassword(session, params.id, body), session),
  )
  route(app, context, calls.disableSubaccount, async ({ session, params }) =>
    presentSubaccount(await subaccounts.disable(session, params.id), session),
  )
  route(app, context, calls.enableSubaccount, async ({ session, params }) =>
    presentSubaccount(await subaccounts.enable(session, params.id), session),
  )
  route(app, context, calls.listSubaccountDeeds, async ({ session, query }) => {
    const { rows, total } = await subaccounts.listDeeds(session, query.subaccountId, query)
    return page(rows.map(presentDeed), total, query)
  })
}
