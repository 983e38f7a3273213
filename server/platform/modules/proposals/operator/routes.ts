import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../../http/http-context.ts'
import { route } from '../../../http/route.ts'
import { presentOpen } from '../presenter.ts'
import { fourEyesCalls } from './rules-schema.ts'
import { listFourEyesRules, saveFourEyesRule } from './rules-service.ts'
import { proposalsOperatorCalls as calls } from './schema.ts'
import { listProposals, type ProposalsOperatorDependencies, refuseProposal } from './service.ts'

/** What waits for a second operator. Confirming is the deed itself, asked for once more: it is with each module. */
export function registerProposalsOperatorRoutes(
  app: FastifyInstance,
  context: HttpContext & ProposalsOperatorDependencies,
): void {
  route(app, context, calls.listProposals, async ({ session }) =>
    (await listProposals(context, session)).map(presentOpen),
  )
  route(app, context, calls.refuseProposal, async ({ session, ip, params, body: { reason } }) =>
    presentOpen(await refuseProposal(context, { session, ip, reason }, params.id)),
  )
  route(app, context, fourEyesCalls.listFourEyesRules, ({ session }) => listFourEyesRules(context, session))
  route(
    app,
    context,
    fourEyesCalls.saveFourEyesRule,
    ({ session, ip, params: { deed }, body: { isDemanded, reason } }) =>
      saveFourEyesRule(context, { session, ip, reason }, deed, isDemanded),
  )
}
