import { defineModule } from '../../module.ts'
import { registerVendorComparisonsJobs } from './jobs.ts'
import { createVendorComparisonsService } from './service.ts'

export const vendorComparisonsModule = defineModule({
  name: 'vendorComparisons',
  calls: {},
  shapes: [],
  rights: {},
  create: createVendorComparisonsService,
  jobs: registerVendorComparisonsJobs,
  routes: [],
})
