import { defineErrors } from '../../lib/failure.ts'

export const reportsErrors = defineErrors('reports', {
  /** The span ends before it starts, or is longer than a report may be. */
  SPAN_INVALID: 422,
  TIME_ZONE_UNKNOWN: 422,
})
