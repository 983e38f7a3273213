import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../http/http-context.ts'
import { page, pageOf } from '../../http/paging.ts'
import { route } from '../../http/route.ts'
import { presentClaim, presentPromotion, wordsIn } from './presenter.ts'
import { promotionsCalls as calls } from './schema.ts'
import type { PromotionsService } from './service.ts'

/** What a brand promises, for members and visitors. */
export function registerPromotionsRoutes(
  app: FastifyInstance,
  context: HttpContext & { readonly promotions: PromotionsService },
): void {
  const { promotions } = context

  route(app, context, calls.listPromotions, async ({ merchant, session, locale }) => {
    const views = await promotions.listPromotions({ merchantId: merchant.id, claimant: session ?? undefined })
    return views.map((view) => presentPromotion(view, locale))
  })

  route(app, context, calls.claimPromotion, async ({ session, params, body, locale }) => {
    const application = { comment: body.comment?.trim() || null, images: body.images ?? [] }
    return presentPromotion(await promotions.claimPromotion(session, params.id, application), locale)
  })

  route(app, context, calls.redeemPromotionCode, async ({ session, ip, body: { code }, locale }) =>
    presentPromotion(await promotions.redeemCode(session, { code, ip }), locale),
  )

  route(app, context, calls.listPromotionClaims, async ({ session, query, locale }) => {
    const { rows, total } = await promotions.listOwnClaims(session, query, pageOf(query))
    return page(
      rows.map((row) => presentClaim(row, wordsIn(row.words, locale).title)),
      total,
      query,
    )
  })
}
