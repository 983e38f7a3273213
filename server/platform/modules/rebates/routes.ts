import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../http/http-context.ts'
import { page } from '../../http/paging.ts'
import { route } from '../../http/route.ts'
import type { SitesService } from '../sites/service.ts'
import { presentClaim, presentClaimDetail, presentRebates } from './presenter.ts'
import { rebatesCalls as calls } from './schema.ts'
import type { RebatesService } from './service.ts'

/** What the signed-in member gets back of what he plays. */
export function registerRebatesRoutes(
  app: FastifyInstance,
  context: HttpContext & { readonly rebates: RebatesService; readonly sites: Pick<SitesService, 'findMerchant'> },
): void {
  const { rebates, sites } = context

  route(app, context, calls.getRebates, async ({ session }) => presentRebates(await rebates.readRebates(session)))
  route(app, context, calls.claimRebates, async ({ session, body }) =>
    presentClaim(await rebates.claimRebates(session, body.categories)),
  )
  route(app, context, calls.listRebateClaims, async ({ session, query }) => {
    const { rows, total } = await rebates.listRebateClaims(session, query, query)
    return page(rows.map(presentClaim), total, query)
  })
  route(app, context, calls.getRebateClaim, async ({ session, params }) => {
    const { timeZone } = await sites.findMerchant(session.merchantId)
    return presentClaimDetail(await rebates.readRebateClaim(session, params.id), timeZone)
  })
}
