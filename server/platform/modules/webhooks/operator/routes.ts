import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../../http/http-context.ts'
import { page } from '../../../http/paging.ts'
import { route } from '../../../http/route.ts'
import { pageOfRows } from '../../operators/service.ts'
import * as deliveries from './deliveries.ts'
import type { WebhooksOperatorDependencies } from './dependencies.ts'
import * as endpoints from './endpoints.ts'
import { presentDelivery, presentTest, presentWebhook } from './presenter.ts'
import { webhooksOperatorCalls as calls } from './schema.ts'

/** The systems of a brand that are told of what happens, and what they were told. */
export function registerWebhooksOperatorRoutes(
  app: FastifyInstance,
  context: HttpContext & WebhooksOperatorDependencies,
): void {
  const presentShown = ({ endpoint, secret }: endpoints.Shown) => ({ ...presentWebhook(endpoint), secret })

  route(app, context, calls.listWebhooks, async ({ session, query }) => {
    const rows = (await endpoints.listWebhooks(context, session)).map(presentWebhook)
    return pageOfRows(rows, query, ['name', 'createdAt', 'changedAt'])
  })
  route(app, context, calls.getWebhook, async ({ session, params }) =>
    presentWebhook(await endpoints.readWebhook(context, session, params.id)),
  )
  route(app, context, calls.createWebhook, async ({ session, ip, body: { reason, ...draft } }) =>
    presentShown(await endpoints.createWebhook(context, { session, ip, reason }, draft)),
  )
  route(app, context, calls.updateWebhook, async ({ session, ip, params, body: { reason, ...draft } }) =>
    presentWebhook(await endpoints.updateWebhook(context, { session, ip, reason }, params.id, draft)),
  )
  route(app, context, calls.deleteWebhook, async ({ session, ip, params, query: { reason } }) =>
    presentWebhook(await endpoints.deleteWebhook(context, { session, ip, reason }, params.id)),
  )
  route(app, context, calls.rotateWebhookSecret, async ({ session, ip, params, body: { reason } }) =>
    presentShown(await endpoints.rotateSecret(context, { session, ip, reason }, params.id)),
  )
  route(app, context, calls.testWebhook, async ({ session, ip, params, body: { reason } }) =>
    presentTest(await endpoints.testWebhook(context, { session, ip, reason }, params.id)),
  )

  route(app, context, calls.listWebhookDeliveries, async ({ session, query }) => {
    const { rows, total } = await deliveries.listDeliveries(context, session, query, query)
    return page(rows.map(presentDelivery), total, query)
  })
  route(app, context, calls.getWebhookDelivery, async ({ session, params }) => {
    const { delivery, data } = await deliveries.readDelivery(context, session, params.id)
    return { ...presentDelivery(delivery), data }
  })
  route(app, context, calls.replayWebhookDelivery, async ({ session, ip, params, body: { reason } }) =>
    presentDelivery(await deliveries.replayDelivery(context, { session, ip, reason }, params.id)),
  )
  route(app, context, calls.replayWebhookDeliveries, async ({ session, ip, params, body: { since, reason } }) =>
    deliveries.replayGivenUp(context, { session, ip, reason }, params.id, new Date(since)),
  )
}
