import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../../http/http-context.ts'
import { page } from '../../../http/paging.ts'
import { route } from '../../../http/route.ts'
import { presentLine, presentPreview } from './presenter.ts'
import { linesOperatorCalls as calls } from './schema.ts'
import type { LinesOperatorDependencies } from './service/dependencies.ts'
import { moveOperatorLine } from './service/move-line.ts'
import { previewMove } from './service/preview.ts'
import { findOperatorLine, listOperatorLines } from './service/read.ts'

/** The agents' tree for operators, and moves in it. */
export function registerLinesOperatorRoutes(
  app: FastifyInstance,
  context: HttpContext & LinesOperatorDependencies,
): void {
  route(app, context, calls.listOperatorLines, async ({ session, query }) => {
    const { ids, uplineId, account } = query
    const asked = ids === undefined ? query : { ...query, pageNo: 1, pageSize: 100 }
    const filter = { ids: ids?.split(','), uplineId, account }
    const { lines, total } = await listOperatorLines(context, session, filter, asked)
    return page(
      lines.map(({ row, proposal }) => presentLine(row, proposal)),
      total,
      asked,
    )
  })
  route(app, context, calls.previewLineMove, async ({ session, params, query }) =>
    presentPreview(await previewMove(context, session, params.id, query.uplineAccount)),
  )
  route(app, context, calls.moveLine, async ({ session, ip, params, body: { uplineId, reason } }) => {
    await moveOperatorLine(context, { session, ip, reason }, params.id, uplineId)
    const { row, proposal } = await findOperatorLine(context, session, params.id)
    return presentLine(row, proposal)
  })
}
