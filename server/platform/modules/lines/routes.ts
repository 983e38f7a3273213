import type { FastifyInstance } from 'fastify'
import { httpErrors } from '../../http/errors.ts'
import type { HttpContext } from '../../http/http-context.ts'
import { route } from '../../http/route.ts'
import { presentRules } from './presenter.ts'
import { linesCalls as calls } from './schema.ts'
import type { LinesService } from './service.ts'

interface Context extends HttpContext {
  readonly lines: LinesService
}

/** What agents set for their lines. */
export function registerLinesRoutes(app: FastifyInstance, context: Context): void {
  const { lines } = context

  route(app, context, calls.listLineRules, async ({ session, query }) =>
    (await lines.readRules(session, query.ids?.split(',') ?? [session.memberId])).map(presentRules),
  )
  route(app, context, calls.setLineRules, async ({ session, params, body }) => {
    await lines.setRules(session, params.memberId, body)
    const [rules] = await lines.readRules(session, [params.memberId])
    if (rules === undefined) throw httpErrors.NOT_FOUND()
    return presentRules(rules)
  })
}
