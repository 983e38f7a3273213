import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import type { PlatformContext } from '../../context.ts'
import { route } from '../../http/route.ts'
import { demand } from '../operators/service.ts'
import { turnoverRulesCalls as calls, type TurnoverRuleShape } from './operator-schema.ts'
import type { TurnoverRule } from './service.ts'

/** What must be played before money leaves, for operators. */
export function registerTurnoverRules(app: FastifyInstance, context: PlatformContext): void {
  const { operators, turnover } = context

  route(app, context, calls.listTurnoverRules, async ({ session }) => {
    demand(session, 'turnoverRules.read')
    return (await turnover.rules(session.merchantId)).map(present)
  })
  route(app, context, calls.updateTurnoverRule, async ({ session, ip, params, body }) => {
    demand(session, 'turnoverRules.change')
    const rule: TurnoverRule = {
      source: params.id,
      multiplier: BigInt(Math.round(body.multiplier * 10_000)),
      weights: body.weights.map(({ gameType, percent }) => ({ gameType, weight: BigInt(Math.round(percent * 100)) })),
    }
    const subject = {
      action: 'turnoverRules.update',
      subjectKind: 'turnoverRules',
      subjectId: ({ source }: TurnoverRule) => source,
      present,
    }
    const changed = await operators.audited({ session, ip, reason: body.reason }, subject, (tx) =>
      turnover.changeRule(tx, session.merchantId, rule),
    )
    return present(changed)
  })
}

const present = ({ source, multiplier, weights }: TurnoverRule): Static<typeof TurnoverRuleShape> => ({
  id: source,
  multiplier: Number(multiplier) / 10_000,
  weights: weights.map(({ gameType, weight }) => ({ gameType, percent: Number(weight) / 100 })),
})
