import { defineErrors } from '../../lib/failure.ts'

export const reportsErrors = defineErrors('reports', {
  /** The span ends before it starts, or is longer than a report may be. */
  SPAN_INVALID: 422,
  TIME_ZONE_UNKNOWN: 422,
  /** The figures are read from the books themselves: a day or two, not a year. */
  FIGURES_SPAN: 422,
})
