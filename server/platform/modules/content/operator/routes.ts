import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../../http/http-context.ts'
import { page } from '../../../http/paging.ts'
import { route } from '../../../http/route.ts'
import { presentAnnouncement } from './presenter.ts'
import { contentOperatorCalls as calls } from './schema.ts'
import * as service from './service.ts'

type Context = HttpContext & service.ContentOperatorDependencies

/** Banners, announcements and notices of the brand in view. */
export function registerContentOperatorRoutes(app: FastifyInstance, context: Context): void {
  route(app, context, calls.listOperatorBanners, async ({ session, query }) => {
    const filter = { ...query, ids: query.ids?.split(',') }
    const { rows, total } = await service.listBanners(context, session, filter, query)
    return page(rows, total, query)
  })
  route(app, context, calls.getOperatorBanner, ({ session, params }) => service.getBanner(context, session, params.id))
  route(app, context, calls.createBanner, ({ session, ip, body: { reason, ...input } }) =>
    service.createBanner(context, { session, ip, reason }, input),
  )
  route(app, context, calls.updateBanner, ({ session, ip, params, body: { reason, ...input } }) =>
    service.updateBanner(context, { session, ip, reason }, params.id, input),
  )
  route(app, context, calls.deleteBanner, ({ session, ip, params, query: { reason } }) =>
    service.deleteBanner(context, { session, ip, reason }, params.id),
  )

  registerAnnouncements(app, context)
}

function registerAnnouncements(app: FastifyInstance, context: Context): void {
  route(app, context, calls.listOperatorAnnouncements, async ({ session, query }) => {
    const { promotionType, execution, published, search, ids } = query
    const filter = {
      types: promotionType === undefined ? [] : [promotionType],
      executions: execution === undefined ? [] : [execution],
      published,
      search,
      ids: ids?.split(','),
    }
    const { rows, total } = await service.listAnnouncements(context, session, filter, query)
    return page(rows.map(presentAnnouncement), total, query)
  })
  route(app, context, calls.getOperatorAnnouncement, async ({ session, params }) =>
    presentAnnouncement(await service.getAnnouncement(context, session, params.id)),
  )
  route(app, context, calls.createAnnouncement, async ({ session, ip, body: { reason, ...input } }) =>
    presentAnnouncement(await service.createAnnouncement(context, { session, ip, reason }, input)),
  )
  route(app, context, calls.updateAnnouncement, async ({ session, ip, params, body: { reason, ...input } }) =>
    presentAnnouncement(await service.updateAnnouncement(context, { session, ip, reason }, params.id, input)),
  )
  route(app, context, calls.deleteAnnouncement, async ({ session, ip, params, query: { reason } }) =>
    presentAnnouncement(await service.deleteAnnouncement(context, { session, ip, reason }, params.id)),
  )
}
