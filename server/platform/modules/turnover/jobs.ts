import type { Jobs } from '../../jobs/jobs.ts'
import type { TurnoverService } from './service.ts'

/** Counts the bets of those who neither ask for money nor look at their figures. */
export function registerTurnoverJobs({
  jobs,
  turnover,
}: {
  readonly jobs: Jobs
  readonly turnover: TurnoverService
}): void {
  jobs.define('count-bets', { schedule: '* * * * *', handler: async () => void (await turnover.countWaiting()) })
}
