import { defineModule } from '../../module.ts'
import { registerRebatesJobs } from './jobs.ts'
import { rebateClaimsExport } from './operator/export.ts'
import { rebatesRights } from './operator/policy.ts'
import { registerRebatesOperatorRoutes } from './operator/routes.ts'
import * as operatorSchema from './operator/schema.ts'
import { registerRebatesRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { tellPlay } from './service/telling.ts'
import { createRebatesService } from './service.ts'

export const rebatesModule = defineModule({
  name: 'rebates',
  brandSettings: {
    rebate_rules: { fresh: { changed_at: 'NOW', changed_by: 'BY' }, lastOf: { version: 'version', of: [] } },
  },
  calls: { ...schema.rebatesCalls, ...operatorSchema.rebatesOperatorCalls },
  shapes: [schema, operatorSchema],
  rights: rebatesRights,
  exports: [rebateClaimsExport],
  create: createRebatesService,
  events: { betsCounted: () => tellPlay },
  routes: [registerRebatesRoutes, registerRebatesOperatorRoutes],
  jobs: registerRebatesJobs,
})
