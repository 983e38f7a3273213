import { defineModule } from '../../module.ts'
import { registerReportsRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { addToSummaries, createReportsService } from './service.ts'

export const reportsModule = defineModule({
  name: 'reports',
  calls: { ...schema.reportsCalls },
  shapes: [schema],
  create: createReportsService,
  events: { betsCounted: () => addToSummaries },
  routes: [registerReportsRoutes],
})
