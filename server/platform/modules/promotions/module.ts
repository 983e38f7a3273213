import { defineModule } from '../../module.ts'
import { registerPromotionsJobs } from './jobs.ts'
import { registerPromotionCodesRoutes } from './operator/codes-routes.ts'
import * as codesSchema from './operator/codes-schema.ts'
import { promotionsRights } from './operator/policy.ts'
import { registerPromotionsOperatorRoutes } from './operator/routes.ts'
import * as operatorSchema from './operator/schema.ts'
import { registerPromotionsRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { createPromotionsService, hearOfDeposit } from './service.ts'

export const promotionsModule = defineModule({
  name: 'promotions',
  calls: {
    ...schema.promotionsCalls,
    ...operatorSchema.promotionsOperatorCalls,
    ...codesSchema.promotionCodesCalls,
  },
  shapes: [schema, operatorSchema, codesSchema],
  rights: promotionsRights,
  create: createPromotionsService,
  routes: [registerPromotionsRoutes, registerPromotionsOperatorRoutes, registerPromotionCodesRoutes],
  jobs: registerPromotionsJobs,
  events: { depositCredited: (_parts: unknown) => hearOfDeposit },
})
