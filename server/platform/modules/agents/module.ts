import { defineModule } from '../../module.ts'
import { registerAgentsJobs } from './jobs.ts'
import { tellCounted, tellOpened } from './measures/telling.ts'
import { createAgentsService } from './service.ts'

export const agentsModule = defineModule({
  name: 'agents',
  calls: {},
  shapes: [],
  create: createAgentsService,
  events: { betsCounted: () => tellCounted, accountOpened: () => tellOpened },
  routes: [],
  jobs: registerAgentsJobs,
})
