import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../../http/http-context.ts'
import { page } from '../../../http/paging.ts'
import { route } from '../../../http/route.ts'
import type { Publication } from '../publication.ts'
import type { PublicationAt } from '../publication-repository.ts'
import { readCalendar } from './calendar.ts'
import { contentCalendarCalls } from './calendar-schema.ts'
import { presentAnnouncement } from './presenter.ts'
import { contentOperatorCalls as calls } from './schema.ts'
import { type ContentOperatorDependencies, createContentOperatorService } from './service.ts'

type Context = HttpContext & ContentOperatorDependencies
type Service = ReturnType<typeof createContentOperatorService>

/** Banners, announcements and notices of the brand in view. */
export function registerContentOperatorRoutes(app: FastifyInstance, context: Context): void {
  const { banners, announcements } = createContentOperatorService(context)

  route(app, context, calls.listOperatorBanners, async ({ session, query }) => {
    const { publication: state, ids, ...rest } = query
    const filter = { ...rest, ids: ids?.split(','), publication: publicationAt(context, state) }
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
  route(app, context, contentCalendarCalls.getContentCalendar, ({ session, query, locale }) =>
    readCalendar(context, session, query, locale),
  )
}

function registerAnnouncements(app: FastifyInstance, context: Context, announcements: Service['announcements']): void {
  route(app, context, calls.listOperatorAnnouncements, async ({ session, query }) => {
    const { promotionType, execution, audience, isPublished, publication, search, ids } = query
    const filter = {
      types: promotionType === undefined ? [] : [promotionType],
      executions: execution === undefined ? [] : [execution],
      audience,
      isPublished,
      publication: publicationAt(context, publication),
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

/** What is asked of a list about its hours is asked of this moment. */
const publicationAt = ({ clock }: Context, state: Publication | undefined): PublicationAt | undefined =>
  state && { state, now: clock.now() }
