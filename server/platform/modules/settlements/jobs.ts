import type { Jobs } from '../../jobs/jobs.ts'
import { PAYING_DUE_AT } from './repository/paying.ts'
import type { SettlementsService } from './service.ts'

/** Settles windows as soon as they are over and counted, and pays what they came to. */
export function registerSettlementsJobs({
  jobs,
  settlements,
}: {
  readonly jobs: Jobs
  readonly settlements: SettlementsService
}): void {
  jobs.every('settle-contracts', { seconds: 15, work: (stopping) => settlements.settleDue(stopping) })
  jobs.every('pay-earnings', { seconds: 5, dueAt: PAYING_DUE_AT, work: (stopping) => settlements.payAll(stopping) })
}
