import { defineModule } from '../../module.ts'
import { registerReconciliationJobs } from './jobs.ts'
import { reconciliationRights } from './operator/policy.ts'
import { registerReconciliationOperatorRoutes } from './operator/routes.ts'
import * as operatorSchema from './operator/schema.ts'
import { createReconciliationService } from './service.ts'

export const reconciliationModule = defineModule({
  name: 'reconciliation',
  calls: operatorSchema.reconciliationOperatorCalls,
  shapes: [operatorSchema],
  rights: reconciliationRights,
  create: createReconciliationService,
  jobs: registerReconciliationJobs,
  routes: [registerReconciliationOperatorRoutes],
})
