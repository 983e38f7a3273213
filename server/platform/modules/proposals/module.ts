import { defineModule } from '../../module.ts'
import { proposalsRights } from './operator/policy.ts'
import { registerProposalsOperatorRoutes } from './operator/routes.ts'
import * as rulesSchema from './operator/rules-schema.ts'
import * as operatorSchema from './operator/schema.ts'
import * as schema from './schema.ts'
import { createProposalsService } from './service.ts'

export const proposalsModule = defineModule({
  name: 'proposals',
  calls: { ...operatorSchema.proposalsOperatorCalls, ...rulesSchema.fourEyesCalls },
  shapes: [schema, operatorSchema, rulesSchema],
  rights: proposalsRights,
  create: createProposalsService,
  routes: [registerProposalsOperatorRoutes],
})
