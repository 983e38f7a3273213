import { defineModule } from '../../module.ts'
import { registerPromotionsJobs } from './jobs.ts'
import { promotionsRights } from './operator/policy.ts'
import { registerPromotionsOperatorRoutes } from './operator/routes.ts'
import * as operatorSchema from './operator/schema.ts'
import { registerPromotionsRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { createPromotionsService, hearOfDeposit } from './service.ts'

export const promotionsModule = defineModule({
  name: 'promotions',
  calls: { ...schema.promotionsCalls, ...operatorSchema.promotionsOperatorCalls },
  shapes: [schema, operatorSchema],
  rights: promotionsRights,
  create: createPromotionsService,
  routes: [registerPromotionsRoutes, registerPromotionsOperatorRoutes],
  jobs: registerPromotionsJobs,
  events: { depositCredited: (_parts: unknown) => hearOfDeposit },
})
