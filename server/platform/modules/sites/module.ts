import { defineModule } from '../../module.ts'
import { registerCustomerServicesRoutes } from './operator/customer-services-routes.ts'
import * as customerServicesSchema from './operator/customer-services-schema.ts'
import { registerDraftsRoutes } from './operator/drafts-routes.ts'
import * as draftsSchema from './operator/drafts-schema.ts'
import { sitesRights } from './operator/policy.ts'
import { registerSitesOperatorRoutes } from './operator/routes.ts'
import * as operatorSchema from './operator/schema.ts'
import { registerVisitsRoutes } from './operator/visits-routes.ts'
import * as visitsSchema from './operator/visits-schema.ts'
import { registerSitesRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { createSitesService } from './service.ts'

export const sitesModule = defineModule({
  name: 'sites',
  brandSettings: {
    merchant_modules: { fresh: { changed_at: 'DEFAULT' } },
    registration_fields: { fresh: { changed_at: 'DEFAULT' } },
    // They lead to the other brand's people until somebody writes the own addresses.
    customer_services: { fresh: { id: 'ID', enabled: 'OFF', changed_at: 'DEFAULT' } },
    resources: {},
  },
  calls: {
    ...schema.sitesCalls,
    ...operatorSchema.sitesOperatorCalls,
    ...customerServicesSchema.customerServicesCalls,
    ...draftsSchema.draftsCalls,
    ...visitsSchema.visitsCalls,
  },
  shapes: [schema, operatorSchema, customerServicesSchema, draftsSchema, visitsSchema],
  rights: sitesRights,
  create: createSitesService,
  routes: [
    registerSitesRoutes,
    registerSitesOperatorRoutes,
    registerCustomerServicesRoutes,
    registerDraftsRoutes,
    registerVisitsRoutes,
  ],
})
