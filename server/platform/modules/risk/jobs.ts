import type { Jobs } from '../../jobs/jobs.ts'
import { ASSESSMENTS_DUE_AT } from './repository/assessments.ts'
import type { RiskService } from './service.ts'

/** Looks at withdrawals right after they were asked for; the member does not wait for it. */
export function registerRiskJobs({ jobs, risk }: { readonly jobs: Jobs; readonly risk: RiskService }): void {
  jobs.every('assess-withdrawals', {
    seconds: 3,
    dueAt: ASSESSMENTS_DUE_AT,
    work: (stopping) => risk.assessAwaiting(stopping),
  })
}
