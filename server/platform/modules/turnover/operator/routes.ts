import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../../http/http-context.ts'
import { route } from '../../../http/route.ts'
import { presentProposal } from '../../proposals/service.ts'
import { presentRule } from './presenter.ts'
import { turnoverOperatorCalls as calls } from './schema.ts'
import { createTurnoverOperatorService, type TurnoverOperatorDependencies } from './service.ts'

type Rule = Awaited<ReturnType<ReturnType<typeof createTurnoverOperatorService>['update']>>

/** What must be played before money leaves, for operators. */
export function registerTurnoverOperatorRoutes(
  app: FastifyInstance,
  context: HttpContext & TurnoverOperatorDependencies,
): void {
  const turnover = createTurnoverOperatorService(context)

  route(app, context, calls.listTurnoverRules, async ({ session }) => (await turnover.list(session)).map(present))
  route(app, context, calls.updateTurnoverRule, async ({ session, ip, params, body: { reason, ...body } }) => {
    const rule = {
      source: params.id,
      multiplier: BigInt(Math.round(body.multiplier * 10_000)),
      weights: body.weights.map(({ gameType, percent }) => ({ gameType, weight: BigInt(Math.round(percent * 100)) })),
    }
    return present(await turnover.update({ session, ip, reason }, rule))
  })
}

const present = ({ rule, proposal }: Rule) => ({ ...presentRule(rule), proposal: presentProposal(proposal) })
