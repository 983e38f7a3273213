import { defineModule } from '../../module.ts'
import { sitesRights } from './operator/policy.ts'
import { registerSitesOperatorRoutes } from './operator/routes.ts'
import * as operatorSchema from './operator/schema.ts'
import { registerSitesRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { createSitesService } from './service.ts'

export const sitesModule = defineModule({
  name: 'sites',
  calls: { ...schema.sitesCalls, ...operatorSchema.sitesOperatorCalls },
  shapes: [schema, operatorSchema],
  rights: sitesRights,
  create: createSitesService,
  routes: [registerSitesRoutes, registerSitesOperatorRoutes],
})
