import { defineModule } from '../../module.ts'
import { registerLedgerJobs } from './jobs.ts'
import { createLedgerService } from './service.ts'

export const ledgerModule = defineModule({
  name: 'ledger',
  calls: {},
  shapes: [],
  create: createLedgerService,
  routes: [],
  jobs: registerLedgerJobs,
})
