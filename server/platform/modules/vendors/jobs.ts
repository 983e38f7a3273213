import type { Jobs } from '../../jobs/jobs.ts'
import type { VendorsService } from './service.ts'

/** Fetches the settled bets of vendors that keep wallets of their own. */
export function registerVendorsJobs({
  jobs,
  vendors,
}: {
  readonly jobs: Jobs
  readonly vendors: VendorsService
}): void {
  jobs.define('import-vendor-bets', { schedule: '* * * * *', handler: async () => void (await vendors.pullBets()) })
}
