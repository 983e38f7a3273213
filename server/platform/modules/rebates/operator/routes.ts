import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../../http/http-context.ts'
import { page } from '../../../http/paging.ts'
import { route } from '../../../http/route.ts'
import { parseMoney } from '../../../lib/money.ts'
import { rebatesErrors } from '../errors.ts'
import type { Rates } from '../rule.ts'
import { presentOperatorClaim, presentOperatorDetail, presentRules } from './presenter.ts'
import { rebatesOperatorCalls as calls } from './schema.ts'
import { findOperatorClaim, listOperatorClaims } from './service/claims.ts'
import type { RebatesOperatorDependencies } from './service/dependencies.ts'
import { changeRules, readRules } from './service/rules.ts'

/** By what a brand gives back what its members play, and what they were given. */
export function registerRebatesOperatorRoutes(
  app: FastifyInstance,
  context: HttpContext & RebatesOperatorDependencies,
): void {
  route(app, context, calls.getRebateRules, async ({ session }) => presentRules(await readRules(context, session)))
  route(app, context, calls.updateRebateRules, async ({ session, ip, body: { reason, ...body } }) => {
    await changeRules(
      context,
      { session, ip, reason },
      {
        mode: body.isAutomatic ? 'AUTOMATIC' : 'MANUAL',
        rates: ratesOf(body.rates),
        leastClaim: parseMoney(body.leastClaim, 'leastClaim'),
        dailyCap: parseMoney(body.dailyCap, 'dailyCap') || null,
        claimDays: body.claimDays,
      },
    )
    return presentRules(await readRules(context, session))
  })

  route(app, context, calls.listOperatorRebateClaims, async ({ session, query }) => {
    const { rows, total } = await listOperatorClaims(context, session, query, query)
    return page(rows.map(presentOperatorClaim), total, query)
  })
  route(app, context, calls.findOperatorRebateClaim, async ({ session, params }) => {
    const { timeZone } = await context.sites.findMerchant(session.merchantId)
    return presentOperatorDetail(await findOperatorClaim(context, session, params.id), timeZone)
  })
}

/** Those that give something. Throws REBATE_RATES_INVALID. */
function ratesOf(rates: readonly { readonly category: string; readonly percent: number }[]): Rates {
  const known = new Map(rates.map(({ category, percent }) => [category, Math.round(percent * 100)]))
  if (known.size < rates.length) throw rebatesErrors.REBATE_RATES_INVALID({ field: 'rates' })
  return Object.fromEntries([...known].filter(([, rate]) => rate > 0))
}
