import { defineModule } from '../../module.ts'
import { defineSupportJobs, forgetOld } from './jobs.ts'
import { supportRights } from './operator/policy.ts'
import { registerSupportOperatorRoutes } from './operator/routes.ts'
import * as operatorSchema from './operator/schema.ts'
import { registerSupportRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { createSupportService } from './service.ts'

export const supportModule = defineModule({
  name: 'support',
  calls: { ...schema.supportCalls, ...operatorSchema.supportOperatorCalls },
  shapes: [schema, operatorSchema],
  rights: supportRights,
  create: createSupportService,
  routes: [registerSupportRoutes, registerSupportOperatorRoutes],
  jobs: defineSupportJobs,
  forgetOld,
})
