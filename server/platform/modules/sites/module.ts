import { defineModule } from '../../module.ts'
import { registerSitesRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { createSitesService } from './service.ts'

export const sitesModule = defineModule({
  name: 'sites',
  calls: schema.sitesCalls,
  shapes: [schema],
  create: createSitesService,
  routes: [registerSitesRoutes],
})
