import { defineModule } from '../../module.ts'
import { registerContractsRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { createContractsService } from './service.ts'

export const contractsModule = defineModule({
  name: 'contracts',
  calls: schema.contractsCalls,
  shapes: [schema],
  create: createContractsService,
  routes: [registerContractsRoutes],
})
