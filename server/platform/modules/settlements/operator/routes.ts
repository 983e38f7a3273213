import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../../http/http-context.ts'
import { page } from '../../../http/paging.ts'
import { route } from '../../../http/route.ts'
import type { OperatorSession } from '../../../http/session.ts'
import { readTerms } from '../../contracts/service.ts'
import type { MembersService } from '../../members/service.ts'
import { presentTried } from '../presenter.ts'
import * as present from './presenter.ts'
import { settlementsOperatorCalls as calls } from './schema.ts'
import { approveSettlement, denySettlement, holdSettlement, runAgain } from './service/decide.ts'
import { tryLine } from './service/try-line.ts'
import * as service from './service.ts'

type Context = HttpContext &
  service.SettlementsOperatorDependencies & { readonly members: Pick<MembersService, 'find'> }

interface DeedInput {
  readonly session: OperatorSession
  readonly ip: string
  readonly body: { readonly reason: string }
}

/** Settlements of agents' contracts: what they come to, what waits, who owes, and what operators decide about them. */
export function registerSettlementsOperatorRoutes(app: FastifyInstance, context: Context): void {
  const by = ({ session, ip, body }: DeedInput) => ({ session, ip, reason: body.reason })

  route(app, context, calls.listSettlements, async ({ session, query }) => {
    const filter = { ...query, ids: query.ids?.split(',') }
    const { views, total } = await service.listSettlements(context, session, filter, query)
    return page(views.map(present.presentSettlement), total, query)
  })
  route(app, context, calls.getSettlement, async ({ session, params }) =>
    present.presentSettlement(await service.readSettlement(context, session, params.id)),
  )
  route(app, context, calls.listSettlementEarnings, async ({ session, params, query }) => {
    const { rows, total } = await service.listEarningsOf(context, session, params.id, query, query)
    return page(rows.map(present.presentSettlementEarning), total, query)
  })

  route(app, context, calls.approveSettlement, async (input) =>
    present.presentSettlement(await approveSettlement(context, by(input), input.params.id)),
  )
  route(app, context, calls.denySettlement, async (input) =>
    present.presentSettlement(await denySettlement(context, by(input), input.params.id)),
  )
  route(app, context, calls.holdSettlement, async (input) =>
    present.presentSettlement(await holdSettlement(context, by(input), input.params.id, true)),
  )
  route(app, context, calls.releaseSettlement, async (input) =>
    present.presentSettlement(await holdSettlement(context, by(input), input.params.id, false)),
  )
  route(app, context, calls.settleAgain, async (input) => {
    const { view, corrections } = await runAgain(context, by(input), input.params.id)
    return { settlement: present.presentSettlement(view), corrections }
  })

  route(app, context, calls.listAgentDebts, async ({ session, query }) => {
    const { rows, total } = await service.listDebts(context, session, query, query)
    return page(rows.map(present.presentDebt), total, query)
  })
  route(app, context, calls.listAgentCosts, async ({ session, query }) => {
    const { rows, total } = await service.reportCosts(context, session, query, query)
    return page(rows.map(present.presentCost), total, query)
  })
  route(app, context, calls.tryLine, async ({ session, body: { memberId, kind, terms } }) => {
    const windows = await tryLine(context, session, { memberId, terms: readTerms(kind, terms) })
    return windows.map((window) => presentTried(window, false))
  })
}
