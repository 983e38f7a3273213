import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../http/http-context.ts'
import { route } from '../../http/route.ts'
import { demand, type OperatorsService } from '../operators/service.ts'
import { type ProposalsService, presentProposal } from '../proposals/service.ts'
import { turnoverRulesCalls as calls } from './operator-schema.ts'
import { presentRule, type TurnoverRule, type TurnoverService } from './service.ts'

interface Context extends HttpContext {
  readonly operators: OperatorsService
  readonly proposals: ProposalsService
  readonly turnover: TurnoverService
}

/** What must be played before money leaves, for operators. */
export function registerTurnoverRules(app: FastifyInstance, context: Context): void {
  const { operators, proposals, turnover } = context

  async function withProposal(merchantId: string, rule: TurnoverRule) {
    const proposal = await proposals.find(merchantId, 'turnoverRules', rule.source)
    return { ...presentRule(rule), proposal: presentProposal(proposal) }
  }

  route(app, context, calls.listTurnoverRules, async ({ session: { merchantId }, session }) => {
    demand(session, 'turnoverRules.read')
    const rules = await turnover.rules(merchantId)
    return Promise.all(rules.map((rule) => withProposal(merchantId, rule)))
  })
  route(app, context, calls.updateTurnoverRule, async ({ session, ip, params, body }) => {
    demand(session, 'turnoverRules.change')
    const { reason } = body
    const rule: TurnoverRule = {
      source: params.id,
      multiplier: BigInt(Math.round(body.multiplier * 10_000)),
      weights: body.weights.map(({ gameType, percent }) => ({ gameType, weight: BigInt(Math.round(percent * 100)) })),
    }
    const subject = {
      action: 'turnoverRules.update',
      subjectKind: 'turnoverRules',
      subjectId: ({ source }: TurnoverRule) => source,
      present: presentRule,
    }
    await operators.audited({ session, ip, reason }, subject, (tx) =>
      turnover.changeRule(tx, { session, reason }, rule),
    )
    return withProposal(session.merchantId, await turnover.rule(session.merchantId, params.id))
  })
}
