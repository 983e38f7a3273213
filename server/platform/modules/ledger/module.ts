import { defineModule } from '../../module.ts'
import { registerLedgerJobs } from './jobs.ts'
import { transfersExport } from './operator/export.ts'
import { ledgerRights } from './operator/policy.ts'
import { registerLedgerOperatorRoutes } from './operator/routes.ts'
import * as operatorSchema from './operator/schema.ts'
import { createLedgerService } from './service.ts'

export const ledgerModule = defineModule({
  name: 'ledger',
  calls: operatorSchema.ledgerOperatorCalls,
  shapes: [operatorSchema],
  rights: ledgerRights,
  exports: [transfersExport],
  create: createLedgerService,
  jobs: registerLedgerJobs,
  routes: [registerLedgerOperatorRoutes],
})
