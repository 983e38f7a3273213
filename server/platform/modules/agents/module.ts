import { defineModule } from '../../module.ts'
import { registerAgentsJobs } from './jobs.ts'
import { tellCounted, tellOpened } from './measures/telling.ts'
import { agentsRights } from './operator/policy.ts'
import { registerAgentsOperatorRoutes } from './operator/routes.ts'
import * as operatorSchema from './operator/schema.ts'
import { registerTeamRecordRoutes } from './record-routes.ts'
import { registerAgentsRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { createAgentsService } from './service.ts'

export const agentsModule = defineModule({
  name: 'agents',
  brandSettings: {
    agent_rules: {},
  },
  calls: { ...schema.agentsCalls, ...operatorSchema.agentsOperatorCalls },
  shapes: [schema, operatorSchema],
  rights: agentsRights,
  create: createAgentsService,
  events: { betsCounted: () => tellCounted, accountOpened: () => tellOpened },
  routes: [registerAgentsRoutes, registerTeamRecordRoutes, registerAgentsOperatorRoutes],
  jobs: registerAgentsJobs,
})
