import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../../http/http-context.ts'
import { route } from '../../../http/route.ts'
import type { OperatorSession } from '../../../http/session.ts'
import { staffSessionCalls as calls } from './staff-session-schema.ts'
import * as service from './staff-session-service.ts'

type Rows = Awaited<ReturnType<typeof service.listStaffSessions>>

const present = (rows: Rows, { sessionId }: OperatorSession) =>
  rows.map(({ id, ip, started_at, seen_at, token_hash }) => ({
    id,
    ip,
    startedAt: started_at.toISOString(),
    seenAt: seen_at.toISOString(),
    isOwn: token_hash === sessionId,
  }))

/** Where operators are signed in, as their colleagues see and end it. */
export function registerStaffSessions(
  app: FastifyInstance,
  context: HttpContext & service.StaffSessionDependencies,
): void {
  route(app, context, calls.listStaffSessions, async ({ session, params }) =>
    present(await service.listStaffSessions(context, session, params.id), session),
  )
  route(app, context, calls.endStaffSessions, async ({ session, ip, params, body: { reason, sessionId } }) =>
    present(await service.endStaffSessions(context, { session, ip, reason }, params.id, sessionId), session),
  )
}
