import { defineModule } from '../../module.ts'
import { registerAdjustmentsRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { createAdjustmentsService } from './service.ts'

export const adjustmentsModule = defineModule({
  name: 'adjustments',
  calls: { ...schema.adjustmentsCalls },
  shapes: [schema],
  create: createAdjustmentsService,
  routes: [registerAdjustmentsRoutes],
})
