import { defineModule } from '../../module.ts'
import { createContractsService } from './service.ts'

export const contractsModule = defineModule({
  name: 'contracts',
  calls: {},
  shapes: [],
  create: createContractsService,
  routes: [],
})
