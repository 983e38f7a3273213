import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../http/http-context.ts'
import { route } from '../../http/route.ts'
import { demand } from '../operators/service.ts'
import { deskCalls as calls } from './schema.ts'
import type { DeskService } from './service.ts'

interface Context extends HttpContext {
  readonly desk: DeskService
}

/** From where one member came, and who else did. */
export function registerDeskRoutes(app: FastifyInstance, context: Context): void {
  const { desk } = context

  route(app, context, calls.listMemberSessions, async ({ session, params }) => {
    demand(session, 'members.read')
    const sessions = await desk.sessions(session.merchantId, params.id)
    return sessions.map((row) => ({
      id: row.id,
      ip: row.ip,
      userAgent: row.user_agent,
      createdAt: row.created_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
      endedAt: row.ended_at?.toISOString() ?? null,
      isOpen: row.isOpen,
    }))
  })

  route(app, context, calls.listSharedOrigins, async ({ session, params }) => {
    demand(session, 'members.read')
    const origins = await desk.sharedOrigins(session.merchantId, params.id)
    return origins.map((row) => ({
      kind: row.kind,
      value: row.value,
      memberId: row.member_id,
      memberAccount: row.account,
      sessions: Number(row.sessions),
      firstAt: row.first_at.toISOString(),
      lastAt: row.last_at.toISOString(),
    }))
  })
}
