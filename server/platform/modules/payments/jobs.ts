import type { Jobs } from '../../jobs/jobs.ts'
import type { PaymentsService } from './service.ts'

/** Ends what nobody paid in time, and what nobody looked at; tells of what takes long. */
export function registerPaymentsJobs({
  jobs,
  payments,
}: {
  readonly jobs: Jobs
  readonly payments: PaymentsService
}): void {
  jobs.define('expire-deposits', {
    schedule: '* * * * *',
    handler: async () => void (await payments.expireDeposits()),
  })
  jobs.define('end-deposit-reviews', {
    schedule: '*/10 * * * *',
    handler: async () => void (await payments.endReviews()),
  })
  jobs.define('tell-late-deposits', {
    schedule: '*/5 * * * *',
    handler: async () => void (await payments.tellLate()),
  })
}
