import type { Jobs } from '../../jobs/jobs.ts'
import { CLIMBING_DUE_AT } from './repository/standings.ts'
import type { VipService } from './service.ts'

/** The name of the job that has a brand's members looked at again. */
export const LEVELS_CHANGED = 'vip-levels-changed'

/** Lets members climb as their sums are reached, judges months that are over, and looks at everybody when levels change. */
export function registerVipJobs({ jobs, vip }: { readonly jobs: Jobs; readonly vip: VipService }): void {
  jobs.every('climb-vip', { seconds: 5, dueAt: CLIMBING_DUE_AT, work: (stopping) => vip.climbWaiting(stopping) })
  jobs.every('review-vip', { seconds: 60, work: (stopping) => vip.reviewDue(stopping) })
  jobs.define<{ merchantId: string }>(LEVELS_CHANGED, { handler: ({ data }) => vip.wakeAll(data.merchantId) })
}
