import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../../http/http-context.ts'
import { route } from '../../../http/route.ts'
import { presentEstimate } from './estimate-presenter.ts'
import { promotionEstimateCalls } from './estimate-schema.ts'
import type { PromotionsOperatorDependencies } from './service/dependencies.ts'
import { estimatePromotion } from './service/estimate.ts'

/** What a draft would have come to. */
export function registerPromotionEstimateRoutes(
  app: FastifyInstance,
  context: HttpContext & PromotionsOperatorDependencies,
): void {
  route(app, context, promotionEstimateCalls.estimatePromotion, async ({ session, params }) =>
    presentEstimate(await estimatePromotion(context, session, params.id)),
  )
}
