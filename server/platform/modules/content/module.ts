import { defineModule } from '../../module.ts'
import { registerContentRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { createContentService } from './service.ts'
import * as shapes from './shapes.ts'

export const contentModule = defineModule({
  name: 'content',
  calls: { ...schema.contentCalls },
  shapes: [schema, shapes],
  create: createContentService,
  routes: [registerContentRoutes],
})
