import type { Logger } from 'pino'
import type { Jobs } from '../../jobs/jobs.ts'
import type { OperatorsService } from './service.ts'

/** Reads the audit log of every brand over, once an hour: each entry names the one before it. */
export function registerOperatorsJobs({
  jobs,
  logger,
  operators,
}: {
  readonly jobs: Jobs
  readonly logger: Logger
  readonly operators: OperatorsService
}): void {
  jobs.define('verify-audit-chains', {
    schedule: '41 * * * *',
    handler: async () => {
      for (const { merchantId, mismatches } of await operators.audit.verify()) {
        if (mismatches.length > 0) logger.error({ merchantId, mismatches }, 'the audit log was tampered with')
      }
    },
  })
}
