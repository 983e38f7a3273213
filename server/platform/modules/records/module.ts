import { defineModule } from '../../module.ts'
import { registerRecordsOperatorRoutes } from './operator/routes.ts'
import * as operatorSchema from './operator/schema.ts'
import { registerRecordsRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { createRecordsService } from './service.ts'

export const recordsModule = defineModule({
  name: 'records',
  calls: { ...schema.recordsCalls, ...operatorSchema.recordsOperatorCalls },
  shapes: [schema, operatorSchema],
  create: createRecordsService,
  routes: [registerRecordsRoutes, registerRecordsOperatorRoutes],
})
