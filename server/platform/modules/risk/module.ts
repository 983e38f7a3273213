import { defineModule } from '../../module.ts'
import { registerRiskJobs } from './jobs.ts'
import { riskRights } from './operator/policy.ts'
import { registerRiskOperatorRoutes } from './operator/routes.ts'
import * as operatorSchema from './operator/schema.ts'
import { createRiskService } from './service.ts'

export const riskModule = defineModule({
  name: 'risk',
  brandSettings: { risk_rules: {} },
  calls: operatorSchema.riskOperatorCalls,
  shapes: [operatorSchema],
  rights: riskRights,
  create: createRiskService,
  jobs: registerRiskJobs,
  routes: [registerRiskOperatorRoutes],
})
