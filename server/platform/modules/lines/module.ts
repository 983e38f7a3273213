import { defineModule } from '../../module.ts'
import { registerLinesJobs } from './jobs.ts'
import { linesRights } from './operator/policy.ts'
import { registerLinesOperatorRoutes } from './operator/routes.ts'
import * as operatorSchema from './operator/schema.ts'
import { registerLinesRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { inheritRules } from './service/inherit.ts'
import { createLinesService } from './service.ts'

export const linesModule = defineModule({
  name: 'lines',
  calls: { ...schema.linesCalls, ...operatorSchema.linesOperatorCalls },
  shapes: [schema, operatorSchema],
  rights: linesRights,
  create: createLinesService,
  events: { accountOpened: () => inheritRules },
  routes: [registerLinesRoutes, registerLinesOperatorRoutes],
  jobs: registerLinesJobs,
})
