import { defineModule } from '../../module.ts'
import { registerTurnoverJobs } from './jobs.ts'
import { registerTurnoverRules } from './operator-routes.ts'
import * as operatorSchema from './operator-schema.ts'
import { registerTurnoverRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { type CountListener, createTurnoverService, type TurnoverDependencies } from './service.ts'

export const turnoverModule = defineModule({
  name: 'turnover',
  calls: { ...schema.turnoverCalls, ...operatorSchema.turnoverRulesCalls },
  shapes: [schema, operatorSchema],
  create: ({
    countListeners: listeners,
    ...parts
  }: Omit<TurnoverDependencies, 'listeners'> & { readonly countListeners: readonly CountListener[] }) =>
    createTurnoverService({ ...parts, listeners }),
  jobs: registerTurnoverJobs,
  routes: [registerTurnoverRoutes, registerTurnoverRules],
})
