import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../../http/http-context.ts'
import { route } from '../../../http/route.ts'
import { rolesCalls as calls } from './role-schema.ts'
import * as service from './role-service.ts'

const present = ({ changedAt, rights, ...role }: service.Role) => ({
  ...role,
  rights: [...rights],
  changedAt: changedAt?.toISOString() ?? null,
})

/** What operators may be: roles of the house and of each brand, and the rights they are made of. */
export function registerRoles(app: FastifyInstance, context: HttpContext & service.RolesDependencies): void {
  route(app, context, calls.listRights, async ({ session }) => service.rightsOfHouse(session))
  route(app, context, calls.listRoles, async ({ session, query }) =>
    (await service.listRoles(context, session, query.merchantId)).map(present),
  )
  route(app, context, calls.getRole, async ({ session, params }) =>
    present(await service.getRole(context, session, params.id)),
  )
  route(app, context, calls.createRole, async ({ session, ip, body: { reason, ...wish } }) =>
    present(await service.createRole(context, { session, ip, reason }, wish)),
  )
  route(app, context, calls.updateRole, async ({ session, ip, params, body: { reason, ...wish } }) =>
    present(await service.updateRole(context, { session, ip, reason }, params.id, wish)),
  )
  route(app, context, calls.deleteRole, async ({ session, ip, params, query }) =>
    present(await service.deleteRole(context, { session, ip, reason: query.reason }, params.id)),
  )
}
