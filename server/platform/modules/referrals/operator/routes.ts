import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../../http/http-context.ts'
import { page } from '../../../http/paging.ts'
import { route } from '../../../http/route.ts'
import { parseMoney } from '../../../lib/money.ts'
import { presentReferral, presentRule } from './presenter.ts'
import { referralsOperatorCalls as calls } from './schema.ts'
import { findReferral, listReferrals, refuseReferral, releaseReferral } from './service/decide.ts'
import type { ReferralsOperatorDependencies } from './service/dependencies.ts'
import { changeRule, readRule } from './service/rule.ts'

/** By what a brand gives for friends, and friends about whom operators decide. */
export function registerReferralsOperatorRoutes(
  app: FastifyInstance,
  context: HttpContext & ReferralsOperatorDependencies,
): void {
  route(app, context, calls.getReferralRule, async ({ session }) => presentRule(await readRule(context, session)))
  route(app, context, calls.updateReferralRule, async ({ session, ip, body: { reason, percent, ...body } }) => {
    await changeRule(
      context,
      { session, ip, reason },
      {
        ...body,
        fixed: parseMoney(body.fixed, 'fixed'),
        share: BigInt(Math.round(percent * 100)),
        greatestShare: parseMoney(body.greatestShare, 'greatestShare'),
        leastDeposit: parseMoney(body.leastDeposit, 'leastDeposit'),
        leastValidBet: parseMoney(body.leastValidBet, 'leastValidBet'),
      },
    )
    return presentRule(await readRule(context, session))
  })

  route(app, context, calls.listReferrals, async ({ session, query }) => {
    const { rows, total } = await listReferrals(context, session, query, query)
    return page(rows.map(presentReferral), total, query)
  })
  route(app, context, calls.findReferral, async ({ session, params }) =>
    presentReferral(await findReferral(context, session, params.id)),
  )
  for (const [call, decide] of [
    [calls.releaseReferral, releaseReferral],
    [calls.refuseReferral, refuseReferral],
  ] as const)
    route(app, context, call, async ({ session, ip, params, body: { reason } }) =>
      presentReferral(await decide(context, { session, ip, reason }, params.id)),
    )
}
