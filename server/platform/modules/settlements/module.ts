import { defineModule } from '../../module.ts'
import { registerSettlementsJobs } from './jobs.ts'
import { agentDebtsExport, settlementsExport } from './operator/export.ts'
import { settlementsRights } from './operator/policy.ts'
import { registerSettlementsOperatorRoutes } from './operator/routes.ts'
import * as operatorSchema from './operator/schema.ts'
import { registerSettlementsRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { createSettlementsService } from './service.ts'

export const settlementsModule = defineModule({
  name: 'settlements',
  calls: { ...schema.settlementsCalls, ...operatorSchema.settlementsOperatorCalls },
  shapes: [schema, operatorSchema],
  rights: settlementsRights,
  exports: [settlementsExport, agentDebtsExport],
  create: createSettlementsService,
  routes: [registerSettlementsRoutes, registerSettlementsOperatorRoutes],
  jobs: registerSettlementsJobs,
})
