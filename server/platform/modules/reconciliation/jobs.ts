import type { Jobs } from '../../jobs/jobs.ts'
import { COMPARE_BANK_ACCOUNT, type CompareBankAccount } from './service/begin.ts'
import type { ReconciliationService } from './service.ts'

/** Compares every account with the bank, day by day. */
export function registerReconciliationJobs({
  jobs,
  reconciliation,
}: {
  readonly jobs: Jobs
  readonly reconciliation: ReconciliationService
}): void {
  jobs.define<CompareBankAccount>(COMPARE_BANK_ACCOUNT, {
    expiresIn: 600,
    retries: 2,
    handler: ({ data }) => reconciliation.carryOut(data.id),
  })
  // Past one o'clock at the bank the day before is over for us; later rounds find what could not be compared.
  jobs.define('compare-bank-accounts', { schedule: '11 * * * *', handler: () => reconciliation.compareDue() })
}
