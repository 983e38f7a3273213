import { defineErrors } from '../../lib/failure.ts'

export const agentsErrors = defineErrors('agents', {
  /** The span ends before it starts, or is longer than `days`. */
  TEAM_SPAN_INVALID: 422,
})
