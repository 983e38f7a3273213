import type { Jobs } from '../../jobs/jobs.ts'
import { SEND_PAYOUT, type SendPayout } from './service/send-payout.ts'
import type { WithdrawalsService } from './service.ts'

/** Sends what operators released, asks after orders in doubt, and counts as received what nobody missed in time. */
export function registerWithdrawalsJobs({
  jobs,
  withdrawals,
}: {
  readonly jobs: Jobs
  readonly withdrawals: WithdrawalsService
}): void {
  jobs.define<SendPayout>(SEND_PAYOUT, { handler: ({ data }) => withdrawals.sendPayout(data) })
  jobs.define('follow-payouts', {
    schedule: '* * * * *',
    handler: async () => void (await withdrawals.followPayouts()),
  })
  jobs.define('auto-receive-withdrawals', {
    schedule: '* * * * *',
    handler: async () => void (await withdrawals.autoReceive()),
  })
}
