import type { Jobs } from '../../jobs/jobs.ts'
import type { LedgerService } from './service.ts'
import { describeTrialBalance } from './trial-balance.ts'

/** Proves the books every ten minutes; a mismatch is an alarm for people. */
export function registerLedgerJobs(
  jobs: Jobs,
  { ledger, alarm }: { readonly ledger: LedgerService; readonly alarm: (message: string) => void },
): void {
  jobs.define('trial-balance', {
    schedule: '*/10 * * * *',
    retries: 0,
    async handler() {
      const result = await ledger.runTrialBalance()
      if (!result.balanced) alarm(describeTrialBalance(result))
    },
  })
  jobs.define('house-balances', {
    schedule: '*/10 * * * *',
    retries: 0,
    handler: () => ledger.takeHouseBalances(),
  })
}
