import { defineModule } from '../../module.ts'
import { isAgreed } from '../proposals/service.ts'
import { registerContentNetworks } from './content-networks-routes.ts'
import * as contentNetworksSchema from './content-networks-schema.ts'
import { registerContentManagement } from './content-routes.ts'
import { registerOperatorFactor } from './factor-routes.ts'
import * as factorSchema from './factor-schema.ts'
import { registerOperatorsJobs } from './jobs.ts'
import { registerOperatorsRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { createOperatorsService, type OperatorsDependencies, type OperatorsService } from './service.ts'
import * as shapes from './shapes.ts'
import { registerSiteManagement } from './site-routes.ts'
import { registerStaffManagement } from './staff-routes.ts'
import * as staffSchema from './staff-schema.ts'

export const operatorsModule = defineModule({
  name: 'operators',
  calls: {
    ...schema.operatorsCalls,
    ...staffSchema.staffCalls,
    ...factorSchema.operatorFactorCalls,
    ...contentNetworksSchema.contentNetworksCalls,
  },
  shapes: [schema, staffSchema, factorSchema, contentNetworksSchema, shapes],
  create: (parts: Omit<OperatorsDependencies, 'askSecond'>) =>
    createOperatorsService({
      ...parts,
      askSecond: (tx, session, proposal) => isAgreed(tx, session, proposal, parts.clock.now()),
    }),
  jobs: registerOperatorsJobs,
  routes: [
    registerOperatorsRoutes,
    registerOperatorFactor,
    registerSiteManagement,
    registerContentNetworks,
    registerContentManagement,
    registerStaffManagement,
  ],
  forgetOld: ({ operators }: { readonly operators: OperatorsService }) => operators.sweep(),
})
