import type { Jobs } from '../../jobs/jobs.ts'
import type { ContentService } from './service.ts'

/** Open pages are told when the hour of an announcement, a notice or a banner comes or is over. */
export function registerContentJobs({
  jobs,
  content,
}: {
  readonly jobs: Jobs
  readonly content: ContentService
}): void {
  jobs.every('tell-schedules', { seconds: 1, work: () => content.schedule.tellDue() })
}
