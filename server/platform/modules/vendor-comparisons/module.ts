import { defineModule } from '../../module.ts'
import { registerVendorComparisonsJobs } from './jobs.ts'
import { vendorComparisonsRights } from './operator/policy.ts'
import { registerVendorComparisonsOperatorRoutes } from './operator/routes.ts'
import * as operatorSchema from './operator/schema.ts'
import { createVendorComparisonsService } from './service.ts'

export const vendorComparisonsModule = defineModule({
  name: 'vendorComparisons',
  calls: operatorSchema.vendorComparisonsOperatorCalls,
  shapes: [operatorSchema],
  rights: vendorComparisonsRights,
  create: createVendorComparisonsService,
  jobs: registerVendorComparisonsJobs,
  routes: [registerVendorComparisonsOperatorRoutes],
})
