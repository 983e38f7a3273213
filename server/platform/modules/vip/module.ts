import { defineModule } from '../../module.ts'
import { registerVipJobs } from './jobs.ts'
import { vipRights } from './operator/policy.ts'
import { registerVipOperatorRoutes } from './operator/routes.ts'
import * as operatorSchema from './operator/schema.ts'
import { registerVipRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { tellRank } from './service/rank.ts'
import { tellCounted, tellCredited, tellReversed } from './service/telling.ts'
import { createVipService } from './service.ts'
import { vipTells } from './tells.ts'

export const vipModule = defineModule({
  name: 'vip',
  brandSettings: {
    vip_levels: {},
  },
  tells: vipTells,
  calls: { ...schema.vipCalls, ...operatorSchema.vipOperatorCalls },
  shapes: [schema, operatorSchema],
  rights: vipRights,
  create: createVipService,
  tellsRanks: () => tellRank,
  events: {
    betsCounted: tellCounted,
    depositCredited: (_parts: unknown) => tellCredited,
    depositReversed: (_parts: unknown) => tellReversed,
  },
  routes: [registerVipRoutes, registerVipOperatorRoutes],
  jobs: registerVipJobs,
})
