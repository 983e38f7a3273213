import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../../http/http-context.ts'
import { page } from '../../../http/paging.ts'
import { route } from '../../../http/route.ts'
import { presentOperatorClaim, presentOperatorPromotion } from './presenter.ts'
import { promotionsOperatorCalls as calls } from './schema.ts'
import { approveClaim, rejectClaim, takeClaim } from './service/decide.ts'
import type { PromotionsOperatorDependencies } from './service/dependencies.ts'
import { listOperatorClaims, listOperatorPromotions, readClaim, readPromotion } from './service/read.ts'
import { closePromotion, createPromotion, pausePromotion, publishPromotion, updatePromotion } from './service/write.ts'

type Context = HttpContext & PromotionsOperatorDependencies

/** Promotions of the brand in view, and what members claim of them. */
export function registerPromotionsOperatorRoutes(app: FastifyInstance, context: Context): void {
  route(app, context, calls.listOperatorPromotions, async ({ session, query }) => {
    const filter = { ...query, ids: query.ids?.split(',') }
    const { views, total } = await listOperatorPromotions(context, session, filter, query)
    return page(views.map(presentOperatorPromotion), total, query)
  })
  route(app, context, calls.getOperatorPromotion, async ({ session, params }) =>
    presentOperatorPromotion(await readPromotion(context, session, params.id)),
  )
  route(app, context, calls.createPromotion, async ({ session, ip, body: { reason, ...draft } }) =>
    presentOperatorPromotion(await createPromotion(context, { session, ip, reason }, draft)),
  )
  route(app, context, calls.updatePromotion, async ({ session, ip, params, body: { reason, ...draft } }) =>
    presentOperatorPromotion(await updatePromotion(context, { session, ip, reason }, params.id, draft)),
  )
  route(app, context, calls.publishPromotion, async ({ session, ip, params, body: { reason, revision } }) =>
    presentOperatorPromotion(await publishPromotion(context, { session, ip, reason }, { id: params.id, revision })),
  )
  route(app, context, calls.pausePromotion, async ({ session, ip, params, body: { reason } }) =>
    presentOperatorPromotion(await pausePromotion(context, { session, ip, reason }, params.id)),
  )
  route(app, context, calls.closePromotion, async ({ session, ip, params, body: { reason } }) =>
    presentOperatorPromotion(await closePromotion(context, { session, ip, reason }, params.id)),
  )
  registerClaims(app, context)
}

function registerClaims(app: FastifyInstance, context: Context): void {
  route(app, context, calls.listOperatorPromotionClaims, async ({ session, query, locale }) => {
    const { rows, total } = await listOperatorClaims(context, session, query, query)
    return page(
      rows.map((row) => presentOperatorClaim(row, locale)),
      total,
      query,
    )
  })
  route(app, context, calls.getOperatorPromotionClaim, async ({ session, params, locale }) =>
    presentOperatorClaim(await readClaim(context, session, params.id), locale),
  )
  route(app, context, calls.takePromotionClaim, async ({ session, ip, params, locale }) =>
    presentOperatorClaim(await takeClaim(context, { session, ip }, params.id), locale),
  )
  route(app, context, calls.approvePromotionClaim, async ({ session, ip, params, locale, body: { reason } }) =>
    presentOperatorClaim(await approveClaim(context, { session, ip, reason }, params.id), locale),
  )
  route(app, context, calls.rejectPromotionClaim, async ({ session, ip, params, locale, body: { reason } }) =>
    presentOperatorClaim(await rejectClaim(context, { session, ip, reason }, params.id), locale),
  )
}
