import type { Jobs } from '../../jobs/jobs.ts'
import type { WalletsService } from './service.ts'

/** Ends the transfers to and from vendors of which no answer came. */
export function registerWalletsJobs({
  jobs,
  wallets,
}: {
  readonly jobs: Jobs
  readonly wallets: WalletsService
}): void {
  jobs.define('recover-wallet-transfers', {
    schedule: '* * * * *',
    handler: async () => void (await wallets.vendorTransfers.recover()),
  })
}
