import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../http/http-context.ts'
import { page } from '../../http/paging.ts'
import { route } from '../../http/route.ts'
import type { ContentService } from '../content/service.ts'
import { presentAnnouncement } from './presenter.ts'
import { demand } from './rights.ts'
import { operatorsCalls as calls } from './schema.ts'
import type { OperatorsService } from './service.ts'

interface Context extends HttpContext {
  readonly content: ContentService
  readonly operators: OperatorsService
}

/** Banners, announcements and notices of the brand in view. */
export function registerContentManagement(app: FastifyInstance, context: Context): void {
  const { content, operators } = context

  route(app, context, calls.listOperatorBanners, async ({ session, query }) => {
    demand(session, 'banners.read')
    const { rows, total } = await content.searchBanners(
      session.merchantId,
      { ...query, ids: query.ids?.split(',') },
      query,
    )
    return page(rows, total, query)
  })
  route(app, context, calls.getOperatorBanner, ({ session, params }) => {
    demand(session, 'banners.read')
    return content.getBanner(session.merchantId, params.id)
  })
  route(app, context, calls.createBanner, ({ session, ip, body: { reason, ...input } }) => {
    demand(session, 'banners.change')
    return operators.changes.createBanner({ session, ip, reason }, input)
  })
  route(app, context, calls.updateBanner, ({ session, ip, params, body: { reason, ...input } }) => {
    demand(session, 'banners.change')
    return operators.changes.updateBanner({ session, ip, reason }, params.id, input)
  })
  route(app, context, calls.deleteBanner, ({ session, ip, params, query: { reason } }) => {
    demand(session, 'banners.change')
    return operators.changes.deleteBanner({ session, ip, reason }, params.id)
  })

  route(app, context, calls.listOperatorAnnouncements, async ({ session, query }) => {
    demand(session, 'announcements.read')
    const { promotionType, execution, published, search, ids } = query
    const filter = {
      types: promotionType === undefined ? [] : [promotionType],
      executions: execution === undefined ? [] : [execution],
      published,
      search,
      ids: ids?.split(','),
    }
    const { rows, total } = await content.searchAnnouncements(session.merchantId, filter, query)
    return page(rows.map(presentAnnouncement), total, query)
  })
  route(app, context, calls.getOperatorAnnouncement, async ({ session, params }) => {
    demand(session, 'announcements.read')
    return presentAnnouncement(await content.getAnnouncement(session.merchantId, params.id))
  })
  route(app, context, calls.createAnnouncement, async ({ session, ip, body: { reason, ...input } }) => {
    demand(session, 'announcements.change')
    return presentAnnouncement(await operators.changes.createAnnouncement({ session, ip, reason }, input))
  })
  route(app, context, calls.updateAnnouncement, async ({ session, ip, params, body: { reason, ...input } }) => {
    demand(session, 'announcements.change')
    return presentAnnouncement(await operators.changes.updateAnnouncement({ session, ip, reason }, params.id, input))
  })
  route(app, context, calls.deleteAnnouncement, async ({ session, ip, params, query: { reason } }) => {
    demand(session, 'announcements.change')
    return presentAnnouncement(await operators.changes.deleteAnnouncement({ session, ip, reason }, params.id))
  })
}
