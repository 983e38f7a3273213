import { defineModule } from '../../module.ts'
import { adjustmentsExport } from './operator/export.ts'
import { adjustmentsRights } from './operator/policy.ts'
import { registerAdjustmentsOperatorRoutes } from './operator/routes.ts'
import * as operatorSchema from './operator/schema.ts'

export const adjustmentsModule = defineModule({
  name: 'adjustments',
  brandSettings: {
    adjustment_limits: { fresh: { pending_amount: 'DEFAULT', pending_from: 'DEFAULT' } },
  },
  calls: operatorSchema.adjustmentsOperatorCalls,
  shapes: [operatorSchema],
  rights: adjustmentsRights,
  exports: [adjustmentsExport],
  routes: [registerAdjustmentsOperatorRoutes],
})
