import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../http/http-context.ts'
import { page } from '../../http/paging.ts'
import { route } from '../../http/route.ts'
import type { SitesService } from '../sites/service.ts'
import { presentClaim, presentStep, presentVip } from './presenter.ts'
import { vipCalls as calls } from './schema.ts'
import type { VipService } from './service.ts'

/** The levels of the brand, for its members. */
export function registerVipRoutes(
  app: FastifyInstance,
  context: HttpContext & { readonly vip: VipService; readonly sites: Pick<SitesService, 'findMerchant'> },
): void {
  const { vip, sites } = context

  route(app, context, calls.getVip, async ({ session, locale }) => {
    const { timeZone } = await sites.findMerchant(session.merchantId)
    return presentVip(await vip.readVip(session), locale, timeZone)
  })
  route(app, context, calls.listVipSteps, async ({ session, query }) => {
    const { rows, total } = await vip.listVipSteps(session, query)
    return page(rows.map(presentStep), total, query)
  })
  route(app, context, calls.claimVipBonus, async ({ session, body }) =>
    presentClaim(await vip.claimVipBonus(session, body)),
  )
}
