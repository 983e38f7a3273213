import { defineModule } from '../../module.ts'
import { jobsRights } from './operator/policy.ts'
import { registerJobsOperatorRoutes } from './operator/routes.ts'
import * as operatorSchema from './operator/schema.ts'

export const jobsModule = defineModule({
  name: 'jobs',
  calls: operatorSchema.jobsOperatorCalls,
  shapes: [operatorSchema],
  rights: jobsRights,
  routes: [registerJobsOperatorRoutes],
})
