import { defineModule } from '../../module.ts'
import { registerChannelManagement } from './channel-routes.ts'
import { registerPaymentsJobs } from './jobs.ts'
import { registerMemberDeposits } from './operator/member-deposits-routes.ts'
import { memberDepositsCalls } from './operator/member-deposits-schema.ts'
import { registerPaymentsDesk } from './operator-routes.ts'
import * as operatorSchema from './operator-schema.ts'
import { registerPaymentsRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { createPaymentsService } from './service.ts'

export const paymentsModule = defineModule({
  name: 'payments',
  calls: { ...schema.paymentsCalls, ...operatorSchema.paymentsOperatorCalls, ...memberDepositsCalls },
  shapes: [schema, operatorSchema],
  create: createPaymentsService,
  jobs: registerPaymentsJobs,
  routes: [registerPaymentsRoutes, registerPaymentsDesk, registerChannelManagement, registerMemberDeposits],
})
