import type { Jobs } from '../../jobs/jobs.ts'
import { CLAIMS_DUE_AT } from './repository/claims.ts'
import type { PromotionsService } from './service.ts'

/** Gives what is promised for deposits that came. */
export function registerPromotionsJobs({
  jobs,
  promotions,
}: {
  readonly jobs: Jobs
  readonly promotions: PromotionsService
}): void {
  jobs.every('give-promotions', {
    seconds: 3,
    dueAt: CLAIMS_DUE_AT,
    work: async (stopping) => void (await promotions.giveDue(stopping)),
  })
}
