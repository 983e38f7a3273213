import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../http/http-context.ts'
import { page } from '../../http/paging.ts'
import { route } from '../../http/route.ts'
import { demand, type OperatorsService } from '../operators/service.ts'
import type { CorrectionRow } from './corrections-repository.ts'
import type { DeskDetail } from './desk.ts'
import { presentCorrection, presentDetail, presentDraw, presentForAudit, presentPreview } from './operator-presenter.ts'
import { lotteryDeskCalls as calls } from './operator-schema.ts'
import type { LotteryService } from './service.ts'

interface Context extends HttpContext {
  readonly lottery: LotteryService
  readonly operators: OperatorsService
}

/** Draws of the lotteries for operators: what is at stake, results entered, and corrections with four eyes. */
export function registerLotteryDesk(app: FastifyInstance, context: Context): void {
  const { lottery, operators } = context
  const { desk, results, corrections } = lottery.draws

  route(app, context, calls.listOperatorDraws, async ({ session, query, locale }) => {
    demand(session, 'lotteryDraws.read')
    const filter = {
      ...query,
      ids: query.ids?.split(','),
      from: query.from === undefined ? undefined : new Date(query.from),
      to: query.to === undefined ? undefined : new Date(query.to),
    }
    const { rows, total } = await desk.list(session.merchantId, filter, query)
    return page(
      rows.map((draw) => presentDraw(draw, locale)),
      total,
      query,
    )
  })
  route(app, context, calls.getOperatorDraw, async ({ session, params, locale }) => {
    demand(session, 'lotteryDraws.read')
    const detail = await desk.find({ merchantId: session.merchantId, drawId: params.id })
    return presentDetail(detail, locale, session.operatorId)
  })

  route(app, context, calls.enterDrawResult, async ({ session, ip, params, body, locale }) => {
    demand(session, 'lotteryDraws.enter')
    const key = { merchantId: session.merchantId, drawId: params.id }
    const subject = {
      action: 'lotteryDraws.enter',
      subjectKind: 'lotteryDraws',
      subjectId: ({ draw }: DeskDetail) => draw.id,
      present: presentForAudit,
    }
    const detail = await operators.audited({ session, ip, reason: undefined }, subject, async (tx) => {
      const before = await desk.find(key, tx)
      await results.enterByOperator(tx, session, params.id, body.result)
      return { before, after: await desk.find(key, tx) }
    })
    return presentDetail(detail, locale, session.operatorId)
  })

  const correction = (verb: string) => ({
    action: `lotteryDraws.${verb}`,
    subjectKind: 'lotteryCorrections',
    subjectId: ({ id }: CorrectionRow) => id,
    present: presentCorrection,
  })
  route(app, context, calls.previewDrawCorrection, async ({ session, params, body }) => {
    demand(session, 'lotteryDraws.read')
    const key = { merchantId: session.merchantId, drawId: params.id }
    return presentPreview(await corrections.preview(key, { kind: body.kind, result: body.result ?? null }))
  })
  route(app, context, calls.requestDrawCorrection, async ({ session, ip, params, body }) => {
    demand(session, 'lotteryDraws.correct')
    const { reason, kind, result } = body
    const wish = { kind, result: kind === 'RESETTLE' ? (result ?? null) : null }
    return presentCorrection(
      await operators.audited({ session, ip, reason }, correction('requestCorrection'), (tx) =>
        corrections.ask(tx, session, params.id, wish, reason),
      ),
    )
  })
  route(app, context, calls.listDrawCorrections, async ({ session, query }) => {
    demand(session, 'lotteryDraws.read')
    const filter = { ...query, ids: query.ids?.split(',') }
    const { rows, total } = await corrections.list(session.merchantId, filter, query)
    return page(rows.map(presentCorrection), total, query)
  })
  route(app, context, calls.decideDrawCorrection, async ({ session, ip, params, body: { isApproved, reason } }) => {
    demand(session, 'lotteryDraws.correct')
    const verb = isApproved ? 'approveCorrection' : 'refuseCorrection'
    return presentCorrection(
      await operators.audited({ session, ip, reason }, correction(verb), (tx) =>
        corrections.decide(tx, session, params.id, isApproved, reason),
      ),
    )
  })
}
