import { defineModule } from '../../module.ts'
import type { ReversalListener } from '../payments/service.ts'
import { registerPromotionsJobs } from './jobs.ts'
import { registerPromotionCodesRoutes } from './operator/codes-routes.ts'
import * as codesSchema from './operator/codes-schema.ts'
import { registerPromotionEstimateRoutes } from './operator/estimate-routes.ts'
import * as estimateSchema from './operator/estimate-schema.ts'
import { promotionClaimsExport } from './operator/export.ts'
import { promotionsRights } from './operator/policy.ts'
import { registerPromotionsOperatorRoutes } from './operator/routes.ts'
import * as operatorSchema from './operator/schema.ts'
import { registerPromotionsRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { createPromotionsService, hearOfDeposits, type PromotionsService } from './service.ts'

export const promotionsModule = defineModule({
  name: 'promotions',
  calls: {
    ...schema.promotionsCalls,
    ...operatorSchema.promotionsOperatorCalls,
    ...codesSchema.promotionCodesCalls,
    ...estimateSchema.promotionEstimateCalls,
  },
  shapes: [schema, operatorSchema, codesSchema, estimateSchema],
  rights: promotionsRights,
  exports: [promotionClaimsExport],
  create: createPromotionsService,
  routes: [
    registerPromotionsRoutes,
    registerPromotionsOperatorRoutes,
    registerPromotionCodesRoutes,
    registerPromotionEstimateRoutes,
  ],
  jobs: registerPromotionsJobs,
  events: {
    depositCredited: (_parts: unknown) => hearOfDeposits,
    depositReversed: ({ promotions }: { readonly promotions: PromotionsService }): ReversalListener =>
      promotions.takeBackClaims,
  },
})
