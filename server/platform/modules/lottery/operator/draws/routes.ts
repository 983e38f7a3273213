import type { FastifyInstance } from 'fastify'
import { momentsOf } from '../../../../db/search.ts'
import type { HttpContext } from '../../../../http/http-context.ts'
import { page } from '../../../../http/paging.ts'
import { route } from '../../../../http/route.ts'
import type { DrawsOperatorDependencies } from './dependencies.ts'
import { presentCorrection, presentDetail, presentDraw, presentPreview } from './presenter.ts'
import { lotteryDrawsOperatorCalls as calls } from './schema.ts'
import { createDrawsOperatorService } from './service.ts'

/** Draws of the lotteries for operators: what is at stake, results entered, and corrections with four eyes. */
export function registerLotteryDrawsOperatorRoutes(
  app: FastifyInstance,
  context: HttpContext & DrawsOperatorDependencies,
): void {
  const draws = createDrawsOperatorService(context)
  const { corrections } = draws

  route(app, context, calls.listOperatorDraws, async ({ session, query, locale }) => {
    const { ids, from, to, ...rest } = query
    const filter = { ...rest, ids: ids?.split(','), ...momentsOf({ from, to }) }
    const { rows, total } = await draws.list(session, filter, query)
    return page(
      rows.map((draw) => presentDraw(draw, locale)),
      total,
      query,
    )
  })
  route(app, context, calls.getOperatorDraw, async ({ session, params, locale }) =>
    presentDetail(await draws.find(session, params.id), locale, session.operatorId),
  )
  route(app, context, calls.enterDrawResult, async ({ session, ip, params, body, locale }) => {
    const detail = await draws.enterResult({ session, ip, reason: undefined }, params.id, body.result)
    return presentDetail(detail, locale, session.operatorId)
  })

  route(app, context, calls.previewDrawCorrection, async ({ session, params, body: { kind, result = null } }) =>
    presentPreview(await corrections.preview(session, params.id, { kind, result })),
  )
  route(app, context, calls.requestDrawCorrection, async ({ session, ip, params, body: { reason, kind, result } }) => {
    const wish = { kind, result: kind === 'RESETTLE' ? (result ?? null) : null }
    return presentCorrection(await corrections.request({ session, ip, reason }, params.id, wish))
  })
  route(app, context, calls.listDrawCorrections, async ({ session, query }) => {
    const { rows, total } = await corrections.list(session, { ...query, ids: query.ids?.split(',') }, query)
    return page(rows.map(presentCorrection), total, query)
  })
  route(app, context, calls.decideDrawCorrection, async ({ session, ip, params, body: { isApproved, reason } }) =>
    presentCorrection(await corrections.decide({ session, ip, reason }, params.id, isApproved)),
  )
}
