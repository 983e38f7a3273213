import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../http/http-context.ts'
import { route } from '../../http/route.ts'
import { pushCalls as calls } from './schema.ts'
import type { PushService } from './service.ts'

interface Context extends HttpContext {
  readonly push: PushService
}

/** Where a member lets notifications come. */
export function registerPushRoutes(app: FastifyInstance, context: Context): void {
  const { push } = context

  route(app, context, calls.getPushKey, () => ({ key: push.publicKey() }))

  route(app, context, calls.listPushSubscriptions, ({ session }) => push.list(session))

  route(app, context, calls.savePushSubscription, ({ session, body, userAgent }) => push.save(session, body, userAgent))

  route(app, context, calls.deletePushSubscription, async ({ session, params }) => {
    await push.remove(session, params.id)
    return { done: true }
  })
}
