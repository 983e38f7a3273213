import type { Jobs } from '../../jobs/jobs.ts'
import type { TurnoverService } from './service.ts'

/** Counts the bets of those who neither ask for money nor look at their figures, and ends bonuses whose time is over or whose terms were broken. */
export function registerTurnoverJobs({
  jobs,
  turnover,
}: {
  readonly jobs: Jobs
  readonly turnover: TurnoverService
}): void {
  jobs.every('end-bonuses', { seconds: 30, work: async (stopping) => void (await turnover.endDue(stopping)) })
  jobs.every('count-bets', { seconds: 10, work: async (stopping) => void (await turnover.countWaiting(stopping)) })
}
