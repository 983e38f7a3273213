import { defineModule } from '../../module.ts'
import { disputesRights } from './operator/policy.ts'
import { registerDisputesOperatorRoutes } from './operator/routes.ts'
import * as operatorSchema from './operator/schema.ts'
import { registerDisputesRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { createDisputesService } from './service.ts'
import { disputesTells } from './tells.ts'

export const disputesModule = defineModule({
  name: 'disputes',
  tells: disputesTells,
  calls: { ...schema.disputesCalls, ...operatorSchema.disputesOperatorCalls },
  shapes: [schema, operatorSchema],
  rights: disputesRights,
  create: createDisputesService,
  routes: [registerDisputesRoutes, registerDisputesOperatorRoutes],
})
