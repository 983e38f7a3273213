import { defineModule } from '../../module.ts'
import { registerOperatorWithdrawals } from './operator-routes.ts'
import * as operatorSchema from './operator-schema.ts'
import { registerWithdrawalsRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { createWithdrawalsService } from './service.ts'
import { registerWithdrawalSettings } from './settings-routes.ts'
import * as settingsSchema from './settings-schema.ts'

export const withdrawalsModule = defineModule({
  name: 'withdrawals',
  calls: {
    ...schema.withdrawalsCalls,
    ...operatorSchema.operatorWithdrawalsCalls,
    ...settingsSchema.withdrawalSettingsCalls,
  },
  shapes: [schema, operatorSchema, settingsSchema],
  create: createWithdrawalsService,
  routes: [registerWithdrawalsRoutes, registerOperatorWithdrawals, registerWithdrawalSettings],
})
