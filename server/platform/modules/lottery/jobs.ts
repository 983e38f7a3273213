import type { Jobs } from '../../jobs/jobs.ts'
import { STOP_LOTTERY_CHASE, type StopLotteryChase } from './chase-jobs.ts'
import type { LotteryService } from './service.ts'

/** Takes back what is left of a plan that a win ended. */
export function registerLotteryJobs({
  jobs,
  lottery,
}: {
  readonly jobs: Jobs
  readonly lottery: LotteryService
}): void {
  jobs.define<StopLotteryChase>(STOP_LOTTERY_CHASE, { handler: ({ data }) => lottery.stopWonChase(data) })
}
