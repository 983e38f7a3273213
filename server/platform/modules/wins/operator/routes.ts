import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../../http/http-context.ts'
import { page } from '../../../http/paging.ts'
import { route } from '../../../http/route.ts'
import type { OperatorsService } from '../../operators/service.ts'
import { presentWin } from './presenter.ts'
import { winsOperatorCalls as calls } from './schema.ts'
import { createWinsOperatorService } from './service.ts'

interface Context extends HttpContext {
  readonly operators: OperatorsService
}

/** What operators are told of great wins, and how they say that they looked. */
export function registerWinsOperatorRoutes(app: FastifyInstance, context: Context): void {
  const wins = createWinsOperatorService(context)

  route(app, context, calls.listGreatWins, async ({ session, query }) => {
    const { rows, total } = await wins.list(session, query, query)
    return page(rows.map(presentWin), total, query)
  })
  route(app, context, calls.getGreatWin, async ({ session, params }) => presentWin(await wins.find(session, params.id)))
  route(app, context, calls.reviewGreatWin, async ({ session, ip, params, body: { reason } }) =>
    presentWin(await wins.review({ session, ip, reason }, params.id)),
  )
}
