import type { Jobs } from '../../jobs/jobs.ts'
import { STOP_LOTTERY_CHASE, type StopLotteryChase } from './betting/chase-jobs.ts'
import { CORRECT_LOTTERY_DRAW, type CorrectionKey } from './draws/corrections/carry-out.ts'
import { DRAWS_DUE_AT, type DrawKey } from './draws/draws-repository.ts'
import { SETTLE_LOTTERY_DRAW } from './draws/settlement.ts'
import type { LotteryService } from './service.ts'

interface Parts {
  readonly jobs: Jobs
  readonly lottery: LotteryService
}

/** Draws are planned, carried out, settled and put right by themselves; a plan that a win ended is taken back. */
export function registerLotteryJobs({ jobs, lottery }: Parts): void {
  const { draws } = lottery
  jobs.define<DrawKey>(SETTLE_LOTTERY_DRAW, { handler: ({ data }) => draws.settle(data), retries: 10 })
  jobs.define<CorrectionKey>(CORRECT_LOTTERY_DRAW, {
    handler: ({ data }) => draws.carryOutCorrection(data),
    retries: 10,
  })
  jobs.define<StopLotteryChase>(STOP_LOTTERY_CHASE, { handler: ({ data }) => lottery.stopWonChase(data) })
  jobs.every('carry-out-draws', { seconds: 1, dueAt: DRAWS_DUE_AT, work: draws.carryOut })
  jobs.every('read-result-feeds', { seconds: 10, work: draws.readFeeds })
  jobs.every('plan-draws', {
    seconds: 15,
    work: async () => {
      await draws.schedule()
      await draws.resendLost()
    },
  })
}
