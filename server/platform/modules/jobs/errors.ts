import { defineErrors } from '../../lib/failure.ts'

/** Expected failures of operators' wishes about jobs, and what is told of jobs that failed unexpectedly. */
export const jobsErrors = defineErrors('jobs', {
  JOB_RUNNING: 409,
  /** It only does what was sent to it. */
  JOB_NEEDS_WORK: 422,
  /** The piece was tried again or given up meanwhile, or it is none that anybody decides about. */
  JOB_FAILURE_DECIDED: 409,
  /** Why a run failed that nobody expected to: told, never answered. */
  JOB_FAILED: 500,
  /** Its process ended under it, or it took longer than it may: told, never answered. */
  JOB_LOST: 500,
})
