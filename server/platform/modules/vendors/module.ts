import { defineModule } from '../../module.ts'
import { registerVendorsJobs } from './jobs.ts'
import { registerVendorsDesk } from './operator-routes.ts'
import * as operatorSchema from './operator-schema.ts'
import { registerVendorsRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { createVendorsService, type VendorsService } from './service.ts'

export const vendorsModule = defineModule({
  name: 'vendors',
  calls: { ...schema.vendorsCalls, ...schema.gcpCalls, ...operatorSchema.vendorsDeskCalls },
  shapes: [schema, operatorSchema],
  create: createVendorsService,
  jobs: registerVendorsJobs,
  routes: [registerVendorsRoutes, registerVendorsDesk],
  forgetOld: ({ vendors }: { readonly vendors: VendorsService }) => vendors.health.forgetOld(),
})
