import type { Jobs } from '../../jobs/jobs.ts'
import type { TicketsService } from './service.ts'

/** What becomes of tickets that nobody answers: the house late, or the member silent. */
export function registerTicketsJobs({
  jobs,
  tickets,
}: {
  readonly jobs: Jobs
  readonly tickets: TicketsService
}): void {
  jobs.every('escalate-tickets', {
    seconds: 30,
    work: async (stopping) => void (await tickets.escalateOverdue(stopping)),
  })
  jobs.every('close-tickets', { seconds: 300, work: async (stopping) => void (await tickets.closeSilent(stopping)) })
}
