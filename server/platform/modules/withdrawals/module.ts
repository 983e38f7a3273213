import { defineModule } from '../../module.ts'
import { registerWithdrawalsJobs } from './jobs.ts'
import { withdrawalsExport } from './operator/export.ts'
import { withdrawalsRights } from './operator/policy.ts'
import { registerWithdrawalsOperatorRoutes } from './operator/routes.ts'
import * as operatorSchema from './operator/schema.ts'
import { registerWithdrawalsRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { createWithdrawalsService } from './service.ts'
import { withdrawalsTells } from './tells.ts'

export const withdrawalsModule = defineModule({
  name: 'withdrawals',
  brandSettings: {
    // How money leaves is chosen at the brand itself.
    withdrawal_settings: {
      fresh: { gateway: 'DEFAULT', time_zone: 'ZONE', four_eyes_pending: 'DEFAULT', four_eyes_pending_from: 'DEFAULT' },
    },
  },
  tells: withdrawalsTells,
  calls: { ...schema.withdrawalsCalls, ...operatorSchema.withdrawalsOperatorCalls },
  shapes: [schema, operatorSchema],
  rights: withdrawalsRights,
  exports: [withdrawalsExport],
  create: createWithdrawalsService,
  jobs: registerWithdrawalsJobs,
  routes: [registerWithdrawalsRoutes, registerWithdrawalsOperatorRoutes],
})
