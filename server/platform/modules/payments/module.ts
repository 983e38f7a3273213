import { defineModule } from '../../module.ts'
import { registerPaymentsJobs } from './jobs.ts'
import { depositsExport, suspenseExport } from './operator/export.ts'
import { registerMemberDeposits } from './operator/member-deposits-routes.ts'
import { memberDepositsCalls } from './operator/member-deposits-schema.ts'
import { paymentsRights } from './operator/policy.ts'
import { registerPaymentsOperatorRoutes } from './operator/routes.ts'
import * as operatorSchema from './operator/schema.ts'
import { registerPaymentsRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { createPaymentsService } from './service.ts'
import { paymentsTells } from './tells.ts'

export const paymentsModule = defineModule({
  name: 'payments',
  brandSettings: {
    payment_settings: { fresh: { four_eyes_pending: 'DEFAULT', four_eyes_pending_from: 'DEFAULT' } },
  },
  tells: paymentsTells,
  calls: { ...schema.paymentsCalls, ...operatorSchema.paymentsOperatorCalls, ...memberDepositsCalls },
  shapes: [schema, operatorSchema],
  rights: paymentsRights,
  exports: [depositsExport, suspenseExport],
  create: createPaymentsService,
  jobs: registerPaymentsJobs,
  routes: [registerPaymentsRoutes, registerPaymentsOperatorRoutes, registerMemberDeposits],
})
