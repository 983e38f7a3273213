import { defineErrors } from '../../lib/failure.ts'

export const turnoverErrors = defineErrors('turnover', {
  TURNOVER_NOT_FOUND: 404,
  /** Only an open bucket of a bonus can be cancelled. */
  TURNOVER_NOT_CANCELLABLE: 409,
  /** What would be forfeited is no longer what the member was shown. Extras: forfeited. */
  TURNOVER_CHANGED: 409,
})
