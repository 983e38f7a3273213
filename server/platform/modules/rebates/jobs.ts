import type { Jobs } from '../../jobs/jobs.ts'
import type { RebatesService } from './service.ts'

/** Closes days that are over, gives where the rule says so, and lets lapse what was not claimed in time. */
export function registerRebatesJobs({
  jobs,
  rebates,
}: {
  readonly jobs: Jobs
  readonly rebates: Pick<RebatesService, 'runDaily'>
}): void {
  jobs.every('rebates-daily', { seconds: 60, work: (stopping) => rebates.runDaily(stopping) })
}
