import { defineModule } from '../../module.ts'
import { registerBroadcastsJobs } from './jobs.ts'
import { broadcastsRights } from './operator/policy.ts'
import { registerBroadcastsOperatorRoutes } from './operator/routes.ts'
import * as operatorSchema from './operator/schema.ts'
import { createBroadcastsService } from './service.ts'

export const broadcastsModule = defineModule({
  name: 'broadcasts',
  calls: operatorSchema.broadcastsOperatorCalls,
  shapes: [operatorSchema],
  rights: broadcastsRights,
  create: createBroadcastsService,
  routes: [registerBroadcastsOperatorRoutes],
  jobs: registerBroadcastsJobs,
})
