import { defineModule } from '../../module.ts'
import { registerMissionsJobs } from './jobs.ts'
import { missionsRights } from './operator/policy.ts'
import { registerMissionsOperatorRoutes } from './operator/routes.ts'
import * as operatorSchema from './operator/schema.ts'
import { registerMissionsRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { tellDeposits, tellPlay, tellReversed } from './service/telling.ts'
import { createMissionsService } from './service.ts'

export const missionsModule = defineModule({
  name: 'missions',
  brandSettings: {
    missions: { fresh: { since: 'NOW', changed_by: 'BY' }, until: 'until' },
    leaderboards: { fresh: { since: 'NOW', changed_by: 'BY' }, until: 'until' },
  },
  calls: { ...schema.missionsCalls, ...operatorSchema.missionsOperatorCalls },
  shapes: [schema, operatorSchema],
  rights: missionsRights,
  create: createMissionsService,
  events: {
    betsCounted: () => tellPlay,
    depositCredited: (_parts: object) => tellDeposits,
    depositReversed: (_parts: object) => tellReversed,
  },
  routes: [registerMissionsRoutes, registerMissionsOperatorRoutes],
  jobs: registerMissionsJobs,
})
