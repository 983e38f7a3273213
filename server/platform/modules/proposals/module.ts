import { defineModule } from '../../module.ts'
import { registerProposalsRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { createProposalsService } from './service.ts'

export const proposalsModule = defineModule({
  name: 'proposals',
  calls: { ...schema.proposalsCalls },
  shapes: [schema],
  create: createProposalsService,
  routes: [registerProposalsRoutes],
})
