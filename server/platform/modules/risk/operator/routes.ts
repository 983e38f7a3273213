import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../../http/http-context.ts'
import { page } from '../../../http/paging.ts'
import { route } from '../../../http/route.ts'
import { parseMoney } from '../../../lib/money.ts'
import {
  type CasesDependencies,
  closeCase,
  holdCase,
  listCases,
  listFound,
  noteCase,
  openCase,
  putBackCase,
  readCase,
  takeCase,
} from './cases-service.ts'
import { presentCase, presentSignal } from './presenter.ts'
import { changeRule, listRules, type RulesDependencies, readOneRule, tryRule } from './rules-service.ts'
import { riskOperatorCalls as calls } from './schema.ts'

type Context = HttpContext & CasesDependencies & RulesDependencies

/** What the rules found, the cases that came of it, and the rules themselves. */
export function registerRiskOperatorRoutes(app: FastifyInstance, context: Context): void {
  route(app, context, calls.listRiskCases, async ({ session, query }) => {
    const { views, total } = await listCases(context, session, query, query)
    return page(
      views.map((view) => presentCase(view, session.operatorId)),
      total,
      query,
    )
  })
  route(app, context, calls.getRiskCase, async ({ session, params }) =>
    presentCase(await readCase(context, session, params.id), session.operatorId),
  )
  route(app, context, calls.listRiskSignals, async ({ session, query }) => {
    const { rows, total, accounts } = await listFound(context, session, query, query)
    return page(
      rows.map((row) => presentSignal(row, accounts)),
      total,
      query,
    )
  })
  route(app, context, calls.openRiskCase, async ({ session, ip, body: { note, ...wish } }) =>
    presentCase(await openCase(context, { session, ip }, { ...wish, note: note.trim() }), session.operatorId),
  )
  route(app, context, calls.takeRiskCase, async ({ session, ip, params }) =>
    presentCase(await takeCase(context, { session, ip }, params.id), session.operatorId),
  )
  route(app, context, calls.putBackRiskCase, async ({ session, ip, params }) =>
    presentCase(await putBackCase(context, { session, ip }, params.id), session.operatorId),
  )
  route(app, context, calls.noteRiskCase, async ({ session, ip, params, body }) =>
    presentCase(await noteCase(context, { session, ip }, params.id, body.text.trim()), session.operatorId),
  )
  route(app, context, calls.holdRiskCase, async ({ session, ip, params, body }) =>
    presentCase(await holdCase(context, { session, ip }, params.id, body.note.trim()), session.operatorId),
  )
  route(app, context, calls.closeRiskCase, async ({ session, ip, params, body: { outcome, note } }) => {
    const view = await closeCase(context, { session, ip }, params.id, { outcome, note: note.trim() })
    return presentCase(view, session.operatorId)
  })
  route(app, context, calls.listRiskRules, ({ session }) => listRules(context, session))
  route(app, context, calls.getRiskRule, ({ session, params }) => readOneRule(context, session, params.kind))
  route(app, context, calls.updateRiskRule, async ({ session, ip, params: { kind }, body: { reason, ...body } }) => {
    await changeRule(context, { session, ip, reason }, { ...body, kind, amount: amountOf(body.amount) })
    return readOneRule(context, session, kind)
  })
  route(app, context, calls.tryRiskRule, ({ session, params, body }) =>
    tryRule(context, session, params.kind, { ...body, amount: amountOf(body.amount) }),
  )
}

const amountOf = (text: string | null): bigint | null => (text === null ? null : parseMoney(text, 'amount'))
