import type { Jobs } from '../../jobs/jobs.ts'
import type { VendorTransfersDependencies } from './dependencies.ts'
import { recoverTransfers } from './service/ask-vendor.ts'

/** Ends the transfers to and from vendors of which no answer came. */
export function registerWalletsJobs(context: VendorTransfersDependencies & { readonly jobs: Jobs }): void {
  context.jobs.define('recover-wallet-transfers', {
    schedule: '* * * * *',
    handler: async () => void (await recoverTransfers(context)),
  })
}
