import { defineModule } from '../../module.ts'
import { helpRights } from './operator/policy.ts'
import { registerHelpOperatorRoutes } from './operator/routes.ts'
import * as operatorSchema from './operator/schema.ts'
import { registerHelpRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { createHelpService } from './service.ts'

export const helpModule = defineModule({
  name: 'help',
  calls: { ...schema.helpCalls, ...operatorSchema.helpOperatorCalls },
  shapes: [schema, operatorSchema],
  rights: helpRights,
  create: createHelpService,
  routes: [registerHelpRoutes, registerHelpOperatorRoutes],
})
