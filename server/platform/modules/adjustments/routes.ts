import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../http/http-context.ts'
import { page } from '../../http/paging.ts'
import { route } from '../../http/route.ts'
import type { OperatorSession } from '../../http/session.ts'
import { Failure } from '../../lib/failure.ts'
import { parseMoney } from '../../lib/money.ts'
import { demand, type OperatorsService } from '../operators/service.ts'
import { type ProposalsService, presentProposal } from '../proposals/service.ts'
import { presentAdjustment, presentLimit } from './presenter.ts'
import type { AdjustmentRow } from './repository.ts'
import { adjustmentsCalls as calls } from './schema.ts'
import type { AdjustmentsService, AdjustmentWish } from './service.ts'

interface Context extends HttpContext {
  readonly adjustments: AdjustmentsService
  readonly operators: OperatorsService
  readonly proposals: ProposalsService
}

/** Asking for money to be put right, and deciding about it. */
export function registerAdjustmentsRoutes(app: FastifyInstance, context: Context): void {
  const { adjustments, operators, proposals } = context

  const subject = (verb: string) => ({
    action: `adjustments.${verb}`,
    subjectKind: 'adjustments',
    subjectId: ({ id }: AdjustmentRow) => id,
    present: presentAdjustment,
  })

  async function readLimit(merchantId: string) {
    const proposal = await proposals.find(merchantId, 'adjustmentLimit', merchantId)
    return { ...presentLimit(await adjustments.limit(merchantId)), proposal: presentProposal(proposal) }
  }

  /** A key that comes again gets the first answer; a request is audited once. */
  async function ask(session: OperatorSession, ip: string, wish: AdjustmentWish) {
    const known = await adjustments.findRepeated(session, wish)
    if (known !== undefined) return presentAdjustment(known)
    const change = { session, ip, reason: wish.reason }
    try {
      return presentAdjustment(
        await operators.audited(change, subject('request'), (tx) => adjustments.ask(tx, session, wish)),
      )
    } catch (error) {
      const first = isRepeated(error) ? await adjustments.findRepeated(session, wish) : undefined
      if (first === undefined) throw error
      return presentAdjustment(first)
    }
  }

  route(app, context, calls.listAdjustments, async ({ session, query }) => {
    demand(session, 'adjustments.read')
    const filter = { ...query, ids: query.ids?.split(',') }
    const { rows, total } = await adjustments.search(session.merchantId, filter, query)
    return page(rows.map(presentAdjustment), total, query)
  })
  route(app, context, calls.getAdjustmentLimit, async ({ session }) => {
    demand(session, 'adjustments.read')
    return readLimit(session.merchantId)
  })
  route(app, context, calls.getAdjustment, async ({ session, params }) => {
    demand(session, 'adjustments.read')
    return presentAdjustment(await adjustments.find(session.merchantId, params.id))
  })

  route(app, context, calls.requestAdjustment, async ({ session, ip, body, idempotencyKey }) => {
    demand(session, 'adjustments.change')
    const { amount: text, document, ...wish } = body
    const amount = parseMoney(text, 'amount')
    const signed = body.kind === 'DEBIT' && amount > 0n ? -amount : amount
    return ask(session, ip, { ...wish, amount: signed, document: document ?? null, reverses: null, idempotencyKey })
  })
  route(app, context, calls.requestReversal, async ({ session, ip, body, idempotencyKey }) => {
    demand(session, 'adjustments.change')
    const { memberId, transferId, reason, document } = body
    const amount = await adjustments.amountOfReversal(session.merchantId, memberId, transferId)
    const what = { memberId, kind: 'REVERSAL', amount, reverses: transferId } as const
    return ask(session, ip, { ...what, reason, document: document ?? null, idempotencyKey })
  })

  route(app, context, calls.approveAdjustment, async ({ session, ip, params, body: { reason } }) => {
    demand(session, 'adjustments.change')
    const known = await adjustments.find(session.merchantId, params.id)
    // The answer was lost and the same operator asks again.
    if (known.state === 'APPROVED' && known.decided_by === session.operatorId && known.asked_by !== session.operatorId)
      return presentAdjustment(known)
    return presentAdjustment(
      await operators.audited({ session, ip, reason }, subject('approve'), (tx) =>
        adjustments.approve(tx, session, params.id, reason),
      ),
    )
  })
  for (const [call, verb, state] of [
    [calls.rejectAdjustment, 'reject', 'REJECTED'],
    [calls.withdrawAdjustment, 'withdraw', 'WITHDRAWN'],
  ] as const) {
    route(app, context, call, async ({ session, ip, params, body: { reason } }) => {
      demand(session, 'adjustments.change')
      return presentAdjustment(
        await operators.audited({ session, ip, reason }, subject(verb), (tx) =>
          adjustments.close(tx, session, params.id, state, reason),
        ),
      )
    })
  }

  route(app, context, calls.updateAdjustmentLimit, async ({ session, ip, body: { reason, ...body } }) => {
    demand(session, 'adjustments.change')
    const { merchantId } = session
    const limit = {
      action: 'adjustments.limit',
      subjectKind: 'adjustmentLimits',
      subjectId: () => merchantId,
      present: presentLimit,
    }
    const amount = parseMoney(body.amount, 'amount')
    await operators.audited({ session, ip, reason }, limit, (tx) => adjustments.setLimit(tx, session, amount, reason))
    return readLimit(merchantId)
  })
}

const isRepeated = (error: unknown): boolean => error instanceof Failure && error.code === 'ADJUSTMENT_REPEATED'
