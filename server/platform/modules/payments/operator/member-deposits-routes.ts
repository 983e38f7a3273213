import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../../http/http-context.ts'
import { page, pageOf } from '../../../http/paging.ts'
import { route } from '../../../http/route.ts'
import { presentDeposit } from '../presenter.ts'
import { listMemberDeposits, type MemberDepositsDependencies } from './member-deposits.ts'
import { memberDepositsCalls as calls } from './member-deposits-schema.ts'

/** What one member paid in. */
export function registerMemberDeposits(app: FastifyInstance, context: HttpContext & MemberDepositsDependencies): void {
  route(app, context, calls.listMemberDeposits, async ({ session, params, query, locale }) => {
    const { views, total } = await listMemberDeposits(context, session, params.id, query, pageOf(query))
    return page(
      views.map((view) => presentDeposit(view, locale)),
      total,
      query,
    )
  })
}
