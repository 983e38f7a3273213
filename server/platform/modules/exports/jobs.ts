import type { Jobs } from '../../jobs/jobs.ts'
import { EXPORTS_DUE_AT } from './repository.ts'
import type { ExportsService } from './service.ts'

/** Writes the files that operators asked for. */
export function registerExportsJobs({
  jobs,
  exports,
}: {
  readonly jobs: Jobs
  readonly exports: ExportsService
}): void {
  jobs.every('write-exports', { seconds: 1, dueAt: EXPORTS_DUE_AT, work: (stopping) => exports.writeDue(stopping) })
}
