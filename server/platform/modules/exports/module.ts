import { defineModule } from '../../module.ts'
import { registerExportsJobs } from './jobs.ts'
import { exportsRights } from './operator/policy.ts'
import { registerExportsOperatorRoutes } from './operator/routes.ts'
import * as operatorSchema from './operator/schema.ts'
import { createExportsService, type ExportsService } from './service.ts'

export const exportsModule = defineModule({
  name: 'exports',
  calls: operatorSchema.exportsOperatorCalls,
  shapes: [operatorSchema],
  rights: exportsRights,
  create: createExportsService,
  jobs: registerExportsJobs,
  routes: [registerExportsOperatorRoutes],
  forgetOld: ({ exports }: { readonly exports: ExportsService }) => exports.forgetOld(),
})
