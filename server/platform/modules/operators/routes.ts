import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../http/http-context.ts'
import { page } from '../../http/paging.ts'
import { route } from '../../http/route.ts'
import { presentAuditEntry, presentMember } from './presenter.ts'
import { demand } from './rights.ts'
import { operatorsCalls as calls } from './schema.ts'
import type { OperatorsService } from './service.ts'

interface Context extends HttpContext {
  readonly operators: OperatorsService
}

/** Every call of the operator console, `/wps/admin/…`. */
export function registerOperatorsRoutes(app: FastifyInstance, context: Context): void {
  const { operators } = context

  route(app, context, calls.operatorSignIn, ({ body, ip, request }) => {
    const merchantCode = request.caller?.merchantHeader
    return operators.signIn({ ...body, ip, merchantCode })
  })
  route(app, context, calls.operatorSignOut, async ({ session, ip }) => {
    await operators.signOut(session, ip)
    return { done: true }
  })
  route(app, context, calls.getOperator, ({ session }) => operators.describe(session))

  route(app, context, calls.listOperatorMembers, async ({ session, query }) => {
    demand(session, 'members.read')
    const { rows, total } = await operators.searchMembers(
      session.merchantId,
      { ...query, ids: query.ids?.split(',') },
      query,
    )
    return page(rows.map(presentMember), total, query)
  })
  route(app, context, calls.getOperatorMember, async ({ session, params }) => {
    demand(session, 'members.read')
    return presentMember(await operators.getMember(session.merchantId, params.id))
  })

  route(app, context, calls.listAuditEntries, async ({ session, query }) => {
    demand(session, 'audit.read')
    const { rows, total } = await operators.audit.search(session.merchantId, query, query)
    const visible = await operators.visibleMerchants(session)
    return page(
      rows.map((entry) => presentAuditEntry(entry, visible)),
      total,
      query,
    )
  })
  route(app, context, calls.getAuditEntry, async ({ session, params }) => {
    demand(session, 'audit.read')
    const entry = await operators.getAuditEntry(session.merchantId, params.id)
    return presentAuditEntry(entry, await operators.visibleMerchants(session))
  })
}
