import type { Jobs } from '../../jobs/jobs.ts'
import { BROADCASTS_DUE_AT, COUNTS_DUE_AT } from './repository.ts'
import type { BroadcastsService } from './service.ts'

/** Counts whom broadcasts would reach, and sends what operators write to members from the moment for which it is meant. */
export function registerBroadcastsJobs({
  jobs,
  broadcasts,
}: {
  readonly jobs: Jobs
  readonly broadcasts: BroadcastsService
}): void {
  jobs.every('count-broadcasts', {
    seconds: 1,
    dueAt: COUNTS_DUE_AT,
    work: (stopping) => broadcasts.countDue(stopping),
  })
  jobs.every('send-broadcasts', {
    seconds: 2,
    dueAt: BROADCASTS_DUE_AT,
    work: (stopping) => broadcasts.sendDue(stopping),
  })
}
