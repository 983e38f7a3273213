import { defineModule } from '../../module.ts'
import { registerReconciliationRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { createReconciliationService } from './service.ts'

export const reconciliationModule = defineModule({
  name: 'reconciliation',
  calls: { ...schema.reconciliationCalls },
  shapes: [schema],
  create: createReconciliationService,
  routes: [registerReconciliationRoutes],
})
