import { defineModule } from '../../module.ts'
import { registerVendorsJobs } from './jobs.ts'
import { vendorsRights } from './operator/policy.ts'
import { registerVendorsOperatorRoutes } from './operator/routes.ts'
import * as operatorSchema from './operator/schema.ts'
import { registerVendorsRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { createVendorsService, type VendorsService } from './service.ts'

export const vendorsModule = defineModule({
  name: 'vendors',
  brandSettings: {
    merchant_vendors: {},
  },
  calls: { ...schema.vendorsCalls, ...schema.gcpCalls, ...operatorSchema.vendorsOperatorCalls },
  shapes: [schema, operatorSchema],
  rights: vendorsRights,
  create: createVendorsService,
  jobs: registerVendorsJobs,
  routes: [registerVendorsRoutes, registerVendorsOperatorRoutes],
  forgetOld: ({ vendors }: { readonly vendors: VendorsService }) => vendors.health.forgetOld(),
})
