import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../../http/http-context.ts'
import { page } from '../../../http/paging.ts'
import { route } from '../../../http/route.ts'
import { presentAuditEntry, presentStaff } from './presenter.ts'
import { operatorsOperatorCalls as calls } from './schema.ts'
import * as service from './service.ts'

type Context = HttpContext & service.OperatorsOperatorDependencies

/** Named accounts of operators, and the log of what they did. */
export function registerOperatorsOperatorRoutes(app: FastifyInstance, context: Context): void {
  route(app, context, calls.listStaff, async ({ session, query }) => {
    const filter = { ...query, ids: query.ids?.split(',') }
    const { rows, total } = await service.listStaff(context, session, filter, query)
    return page(rows.map(presentStaff), total, query)
  })
  route(app, context, calls.getStaff, async ({ session, params }) =>
    presentStaff(await service.getStaff(context, session, params.id)),
  )
  route(app, context, calls.createStaff, async ({ session, ip, body: { reason, ...input } }) => {
    const { operator, password } = await service.createStaff(context, { session, ip, reason }, input)
    return { operator: presentStaff(operator), password }
  })
  route(app, context, calls.updateStaff, async ({ session, ip, params, body: { reason, ...change } }) =>
    presentStaff(await service.updateStaff(context, { session, ip, reason }, params.id, change)),
  )
  route(app, context, calls.resetStaffPassword, async ({ session, ip, params, body: { reason } }) => {
    const { operator, password } = await service.resetStaffPassword(context, { session, ip, reason }, params.id)
    return { operator: presentStaff(operator), password }
  })
  route(app, context, calls.resetStaffTotp, async ({ session, ip, params, body: { reason } }) =>
    presentStaff(await service.resetStaffTotp(context, { session, ip, reason }, params.id)),
  )

  route(app, context, calls.listAuditEntries, async ({ session, query }) => {
    const { rows, total } = await service.listAuditEntries(context, session, query, query)
    const visible = await context.operators.merchantsWhere(session, 'audit.read')
    return page(
      rows.map((entry) => presentAuditEntry(entry, visible)),
      total,
      query,
    )
  })
  route(app, context, calls.getAuditEntry, async ({ session, params }) => {
    const entry = await service.getAuditEntry(context, session, params.id)
    return presentAuditEntry(entry, await context.operators.merchantsWhere(session, 'audit.read'))
  })
}
