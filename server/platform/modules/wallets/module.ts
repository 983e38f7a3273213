import { defineModule } from '../../module.ts'
import { registerWalletsJobs } from './jobs.ts'
import { registerVendorTransfersDesk } from './operator-routes.ts'
import * as operatorSchema from './operator-schema.ts'
import { registerWalletsRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { createWalletsService } from './service.ts'
import { registerTransferRules } from './transfer-rules-routes.ts'
import * as transferRulesSchema from './transfer-rules-schema.ts'

export const walletsModule = defineModule({
  name: 'wallets',
  calls: {
    ...schema.walletsCalls,
    ...operatorSchema.vendorTransferDeskCalls,
    ...transferRulesSchema.transferRulesCalls,
  },
  shapes: [schema, operatorSchema, transferRulesSchema],
  create: createWalletsService,
  jobs: registerWalletsJobs,
  routes: [registerWalletsRoutes, registerTransferRules, registerVendorTransfersDesk],
})
