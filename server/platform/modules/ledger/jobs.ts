import type { Logger } from 'pino'
import type { Jobs } from '../../jobs/jobs.ts'
import type { LedgerService } from './service.ts'
import { describeTrialBalance } from './trial-balance.ts'

/** Proves the books every ten minutes; a mismatch is an alarm for people. */
export function registerLedgerJobs({
  jobs,
  ledger,
  logger,
}: {
  readonly jobs: Jobs
  readonly ledger: LedgerService
  readonly logger: Logger
}): void {
  jobs.define('trial-balance', {
    schedule: '*/10 * * * *',
    retries: 0,
    async handler() {
      const result = await ledger.runTrialBalance()
      if (!result.balanced) logger.error({ job: 'trial-balance' }, describeTrialBalance(result))
    },
  })
  jobs.define('house-balances', {
    schedule: '*/10 * * * *',
    retries: 0,
    handler: () => ledger.takeHouseBalances(),
  })
}
