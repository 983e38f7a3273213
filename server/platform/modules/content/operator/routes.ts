import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../../http/http-context.ts'
import { page } from '../../../http/paging.ts'
import { route } from '../../../http/route.ts'
import { presentAnnouncement } from './presenter.ts'
import { contentOperatorCalls as calls } from './schema.ts'
import { type ContentOperatorDependencies, createContentOperatorService } from './service.ts'

type Context = HttpContext & ContentOperatorDependencies
type Service = ReturnType<typeof createContentOperatorService>

/** Banners, announcements and notices of the brand in view. */
export function registerContentOperatorRoutes(app: FastifyInstance, context: Context): void {
  const { banners, announcements } = createContentOperatorService(context)

  route(app, context, calls.listOperatorBanners, async ({ session, query }) => {
    const filter = { ...query, ids: query.ids?.split(',') }
    const { rows, total } = await banners.list(session, filter, query)
    return page(rows, total, query)
  })
  route(app, context, calls.getOperatorBanner, ({ session, params }) => banners.find(session, params.id))
  route(app, context, calls.createBanner, ({ session, ip, body: { reason, ...input } }) =>
    banners.create({ session, ip, reason }, input),
  )
  route(app, context, calls.updateBanner, ({ session, ip, params, body: { reason, ...input } }) =>
    banners.update({ session, ip, reason }, params.id, input),
  )
  route(app, context, calls.deleteBanner, ({ session, ip, params, query: { reason } }) =>
    banners.delete({ session, ip, reason }, params.id),
  )

  registerAnnouncements(app, context, announcements)
}

function registerAnnouncements(app: FastifyInstance, context: Context, announcements: Service['announcements']): void {
  route(app, context, calls.listOperatorAnnouncements, async ({ session, query }) => {
    const { promotionType, execution, audience, published, search, ids } = query
    const filter = {
      types: promotionType === undefined ? [] : [promotionType],
      executions: execution === undefined ? [] : [execution],
      audience,
      published,
      search,
      ids: ids?.split(','),
    }
    const { rows, total } = await announcements.list(session, filter, query)
    return page(rows.map(presentAnnouncement), total, query)
  })
  route(app, context, calls.getOperatorAnnouncement, async ({ session, params }) =>
    presentAnnouncement(await announcements.find(session, params.id)),
  )
  route(app, context, calls.createAnnouncement, async ({ session, ip, body: { reason, ...input } }) =>
    presentAnnouncement(await announcements.create({ session, ip, reason }, input)),
  )
  route(app, context, calls.updateAnnouncement, async ({ session, ip, params, body: { reason, ...input } }) =>
    presentAnnouncement(await announcements.update({ session, ip, reason }, params.id, input)),
  )
  route(app, context, calls.deleteAnnouncement, async ({ session, ip, params, query: { reason } }) =>
    presentAnnouncement(await announcements.delete({ session, ip, reason }, params.id)),
  )
}
