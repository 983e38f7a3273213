import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../http/http-context.ts'
import { route } from '../../http/route.ts'
import { sessionsCalls as calls } from './schema.ts'
import type { SessionsService } from './service.ts'

interface Context extends HttpContext {
  readonly sessions: SessionsService
}

/** Where a member is signed in, and how they leave; every way in is with the members. */
export function registerSessionsRoutes(app: FastifyInstance, context: Context): void {
  const { limits, sessions } = context

  route(app, context, calls.listSessions, ({ session }) => sessions.list(session))

  route(app, context, calls.endSession, async ({ session, params }) => {
    await sessions.endElsewhere(session, params.id)
    return { done: true }
  })

  route(app, context, calls.endOtherSessions, async ({ session }) => {
    await sessions.endOthers(session)
    return { done: true }
  })

  route(app, context, calls.createDeviceCode, async ({ session }) => {
    await limits.consume('deviceCode', session.memberId)
    return sessions.createDeviceCode(session)
  })

  route(app, context, calls.signOut, async ({ session }) => {
    await sessions.end(session)
    return { done: true }
  })
}
