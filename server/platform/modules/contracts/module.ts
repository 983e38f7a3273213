import { defineModule } from '../../module.ts'
import { contractsRights } from './operator/policy.ts'
import { registerContractsOperatorRoutes } from './operator/routes.ts'
import * as operatorSchema from './operator/schema.ts'
import { registerContractsRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { createContractsService } from './service.ts'
import { contractsTells } from './tells.ts'

export const contractsModule = defineModule({
  name: 'contracts',
  brandSettings: {
    contract_templates: {},
  },
  tells: contractsTells,
  calls: { ...schema.contractsCalls, ...operatorSchema.contractsOperatorCalls },
  shapes: [schema, operatorSchema],
  rights: contractsRights,
  create: createContractsService,
  routes: [registerContractsRoutes, registerContractsOperatorRoutes],
})
