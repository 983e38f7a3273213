import type { Jobs } from '../../jobs/jobs.ts'
import type { VendorTransfersDependencies } from './dependencies.ts'
import { recoverTransfers } from './service/ask-vendor.ts'
import { END_VENDOR_PLAY, type EndVendorPlay, endVendorPlay } from './service/end-play.ts'

/** Each waits twice as long as the one before: a vendor that is down is asked for about a day. */
const ENDING_RETRIES = 16

/** Ends the transfers to and from vendors of which no answer came, and play there of who may bet no more. */
export function registerWalletsJobs(context: VendorTransfersDependencies & { readonly jobs: Jobs }): void {
  context.jobs.define('recover-wallet-transfers', {
    schedule: '* * * * *',
    handler: async () => void (await recoverTransfers(context)),
  })
  context.jobs.define<EndVendorPlay>(END_VENDOR_PLAY, {
    retries: ENDING_RETRIES,
    handler: (job) => endVendorPlay(context, job),
  })
}
