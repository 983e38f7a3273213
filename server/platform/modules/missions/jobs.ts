import type { Jobs } from '../../jobs/jobs.ts'
import type { MissionsService } from './service.ts'

/** Closes weeks of leaderboards once they are over and counted. */
export function registerMissionsJobs({
  jobs,
  missions,
}: {
  readonly jobs: Jobs
  readonly missions: Pick<MissionsService, 'closeWeeks'>
}): void {
  jobs.every('close-leaderboards', {
    seconds: 60,
    work: async (stopping) => void (await missions.closeWeeks(stopping)),
  })
}
