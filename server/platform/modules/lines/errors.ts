import { defineErrors } from '../../lib/failure.ts'

export const linesErrors = defineErrors('lines', {
  /** Nobody of that id is directly below, and it is not the agent either. */
  LINE_UNKNOWN: 404,
  /** The brand has no such vendor. Extras: vendor. */
  LINE_VENDOR_UNKNOWN: 422,
  /** A greatest stake of nothing, or two for one category. Extras: gameType. */
  LINE_STAKE_INVALID: 422,
  /** It stands there already. */
  LINE_MOVE_SAME: 409,
})
