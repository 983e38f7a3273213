import { defineModule } from '../../module.ts'
import { registerDeskRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { createDeskService } from './service.ts'

export const deskModule = defineModule({
  name: 'desk',
  calls: { ...schema.deskCalls },
  shapes: [schema],
  create: createDeskService,
  routes: [registerDeskRoutes],
})
