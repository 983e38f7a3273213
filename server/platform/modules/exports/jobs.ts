import type { Jobs } from '../../jobs/jobs.ts'
import type { ExportsService } from './service.ts'

/** Writes the files that operators asked for. */
export function registerExportsJobs({
  jobs,
  exports,
}: {
  readonly jobs: Jobs
  readonly exports: ExportsService
}): void {
  jobs.every('write-exports', { seconds: 1, work: (stopping) => exports.writeDue(stopping) })
}
