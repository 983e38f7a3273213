import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../http/http-context.ts'
import { page } from '../../http/paging.ts'
import { route } from '../../http/route.ts'
import type { OperatorRole } from './policy.ts'
import { demand } from './rights.ts'
import type { OperatorsService } from './service.ts'
import type { StaffRow } from './staff-repository.ts'
import { staffCalls as calls } from './staff-schema.ts'

interface Context extends HttpContext {
  readonly operators: OperatorsService
}

/** Named accounts of operators. */
export function registerStaffManagement(app: FastifyInstance, context: Context): void {
  const { operators } = context
  const { staff } = operators
  const subject = (verb: string) => ({
    action: `operators.${verb}`,
    subjectKind: 'operators',
    subjectId: ({ id }: StaffRow) => id,
    present: presentStaff,
  })

  route(app, context, calls.listStaff, async ({ session, query }) => {
    demand(session, 'operators.read')
    const { rows, total } = await staff.search(session, { ...query, ids: query.ids?.split(',') }, query)
    return page(rows.map(presentStaff), total, query)
  })
  route(app, context, calls.getStaff, async ({ session, params }) => {
    demand(session, 'operators.read')
    return presentStaff(await staff.get(session, params.id))
  })
  route(app, context, calls.createStaff, async ({ session, ip, body: { reason, ...input } }) => {
    demand(session, 'operators.change')
    const { password, hash } = await staff.newPassword()
    const operator = await operators.audited({ session, ip, reason }, subject('create'), (tx) =>
      staff.create(tx, session, input, hash),
    )
    return { operator: presentStaff(operator), password }
  })
  route(app, context, calls.updateStaff, async ({ session, ip, params, body: { reason, ...change } }) => {
    demand(session, 'operators.change')
    const operator = await operators.audited({ session, ip, reason }, subject('update'), (tx) =>
      staff.update(tx, { session, ip }, params.id, change),
    )
    return presentStaff(operator)
  })
  route(app, context, calls.resetStaffPassword, async ({ session, ip, params, body: { reason } }) => {
    demand(session, 'operators.change')
    const { password, hash } = await staff.newPassword()
    const operator = await operators.audited({ session, ip, reason }, subject('resetPassword'), (tx) =>
      staff.setPassword(tx, session, params.id, hash),
    )
    return { operator: presentStaff(operator), password }
  })
  route(app, context, calls.resetStaffTotp, async ({ session, ip, params, body: { reason } }) => {
    demand(session, 'operators.change')
    const operator = await operators.audited({ session, ip, reason }, subject('resetTotp'), (tx) =>
      staff.resetFactor(tx, session, params.id),
    )
    return presentStaff(operator)
  })
}

const presentStaff = (row: StaffRow) => ({
  id: row.id,
  account: row.account,
  name: row.name,
  role: row.role as OperatorRole,
  active: row.active,
  merchantIds: row.merchant_ids,
  reachesBeyond: row.reaches_beyond,
  allowedAddresses: row.allowed_addresses,
  totpSince: row.totp_since?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
})
