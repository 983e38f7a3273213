import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../http/http-context.ts'
import { route } from '../../http/route.ts'
import { presentDispute } from './presenter.ts'
import { disputesCalls as calls } from './schema.ts'
import type { DisputesService } from './service.ts'

/** What agents dispute of what they earned. */
export function registerDisputesRoutes(
  app: FastifyInstance,
  context: HttpContext & { readonly disputes: DisputesService },
): void {
  const { disputes } = context

  route(app, context, calls.listEarningDisputes, async ({ session, query }) =>
    (await disputes.listLast(session, query.earningIds.split(','))).map(presentDispute),
  )
  route(app, context, calls.disputeEarning, async ({ session, params, body: { reason, content } }) =>
    presentDispute(await disputes.dispute(session, { earningId: params.id, reason, content: content.trim() })),
  )
  route(app, context, calls.withdrawDispute, async ({ session, params }) =>
    presentDispute(await disputes.withdraw(session, params.id)),
  )
}
