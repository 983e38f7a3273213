import { defineErrors } from '../../lib/failure.ts'

export const disputesErrors = defineErrors('disputes', {
  /** There is none, or it is another agent's or another brand's. */
  DISPUTE_NOT_FOUND: 404,
  /** The earning is under dispute already. */
  DISPUTE_OPEN_ALREADY: 409,
  /** It was answered or withdrawn meanwhile. */
  DISPUTE_CLOSED: 409,
  /** The window is over for longer than that. Extras: days. */
  DISPUTE_TOO_LATE: 409,
  /** As many are open as an agent may have. Extras: most. */
  DISPUTES_TOO_MANY: 409,
})
