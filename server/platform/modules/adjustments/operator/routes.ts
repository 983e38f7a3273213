import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../../http/http-context.ts'
import { page } from '../../../http/paging.ts'
import { route } from '../../../http/route.ts'
import { parseMoney } from '../../../lib/money.ts'
import { presentAdjustment, presentLimitWithProposal } from './presenter.ts'
import { adjustmentsOperatorCalls as calls } from './schema.ts'
import { approveAdjustment, rejectAdjustment, withdrawAdjustment } from './service/decide.ts'
import type { Dependencies } from './service/dependencies.ts'
import { readLimit, setLimit } from './service/limit.ts'
import { requestAdjustment, requestReversal } from './service/request.ts'
import { findAdjustment, listAdjustments } from './service.ts'

/** Asking for money to be put right, and deciding about it. */
export function registerAdjustmentsOperatorRoutes(app: FastifyInstance, context: HttpContext & Dependencies): void {
  route(app, context, calls.listAdjustments, async ({ session, query }) => {
    const filter = { ...query, ids: query.ids?.split(',') }
    const { rows, total } = await listAdjustments(context, session, filter, query)
    return page(rows.map(presentAdjustment), total, query)
  })
  route(app, context, calls.getAdjustmentLimit, async ({ session }) =>
    presentLimitWithProposal(await readLimit(context, session)),
  )
  route(app, context, calls.getAdjustment, async ({ session, params }) =>
    presentAdjustment(await findAdjustment(context, session, params.id)),
  )

  route(app, context, calls.requestAdjustment, async ({ session, ip, body, idempotencyKey }) => {
    const { amount: text, document = null, ...rest } = body
    const amount = parseMoney(text, 'amount')
    const signed = body.kind === 'DEBIT' && amount > 0n ? -amount : amount
    const wish = { ...rest, amount: signed, document, reverses: null, idempotencyKey }
    return presentAdjustment(await requestAdjustment(context, { session, ip, reason: wish.reason }, wish))
  })
  route(app, context, calls.requestReversal, async ({ session, ip, body, idempotencyKey }) => {
    const wish = { ...body, document: body.document ?? null, idempotencyKey }
    return presentAdjustment(await requestReversal(context, { session, ip, reason: wish.reason }, wish))
  })

  for (const [call, decide] of [
    [calls.approveAdjustment, approveAdjustment],
    [calls.rejectAdjustment, rejectAdjustment],
    [calls.withdrawAdjustment, withdrawAdjustment],
  ] as const)
    route(app, context, call, async ({ session, ip, params, body: { reason } }) =>
      presentAdjustment(await decide(context, { session, ip, reason }, params.id)),
    )

  route(app, context, calls.updateAdjustmentLimit, async ({ session, ip, body: { amount, reason } }) => {
    await setLimit(context, { session, ip, reason }, parseMoney(amount, 'amount'))
    return presentLimitWithProposal(await readLimit(context, session))
  })
}
