import type { Jobs } from '../../jobs/jobs.ts'
import type { ReferralsService } from './service.ts'

/** Finds friends who played enough: days of members are made a little after bets are counted, so nobody tells of them. */
export function registerReferralsJobs({
  jobs,
  referrals,
}: {
  readonly jobs: Jobs
  readonly referrals: Pick<ReferralsService, 'lookAtPlay'>
}): void {
  jobs.every('referred-play', {
    seconds: 15,
    work: async (stopping) => void (await referrals.lookAtPlay(stopping)),
  })
}
