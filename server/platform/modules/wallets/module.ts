import { defineModule } from '../../module.ts'
import { registerWalletsJobs } from './jobs.ts'
import { vendorTransfersExport } from './operator/export.ts'
import { walletsRights } from './operator/policy.ts'
import { registerWalletsOperatorRoutes } from './operator/routes.ts'
import * as operatorSchema from './operator/schema.ts'
import { registerWalletsRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { tellStopped } from './service/end-play.ts'
import { walletsTells } from './tells.ts'

export const walletsModule = defineModule({
  name: 'wallets',
  brandSettings: {
    member_transfer_rules: {},
  },
  calls: { ...schema.walletsCalls, ...operatorSchema.walletsOperatorCalls },
  shapes: [schema, operatorSchema],
  rights: walletsRights,
  exports: [vendorTransfersExport],
  tells: walletsTells,
  events: { playStopped: tellStopped },
  jobs: registerWalletsJobs,
  routes: [registerWalletsRoutes, registerWalletsOperatorRoutes],
})
