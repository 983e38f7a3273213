import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../../http/http-context.ts'
import { page } from '../../../http/paging.ts'
import { route } from '../../../http/route.ts'
import { presentOperatorDispute } from './presenter.ts'
import { disputesOperatorCalls as calls } from './schema.ts'
import { answerDispute } from './service/answer.ts'
import type { DisputesOperatorDependencies } from './service/dependencies.ts'
import { listOperatorDisputes, readDispute } from './service/read.ts'

/** What agents dispute of what they earned, and what operators answer. */
export function registerDisputesOperatorRoutes(
  app: FastifyInstance,
  context: HttpContext & DisputesOperatorDependencies,
): void {
  route(app, context, calls.listOperatorDisputes, async ({ session, query }) => {
    const { views, total } = await listOperatorDisputes(context, session, query, query)
    return page(views.map(presentOperatorDispute), total, query)
  })
  route(app, context, calls.getOperatorDispute, async ({ session, params }) =>
    presentOperatorDispute(await readDispute(context, session, params.id)),
  )
  route(app, context, calls.answerDispute, async ({ session, ip, params, body: { outcome, answer } }) =>
    presentOperatorDispute(
      await answerDispute(context, { session, ip }, params.id, { outcome, answer: answer.trim() }),
    ),
  )
}
