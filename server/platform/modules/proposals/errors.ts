import { defineErrors } from '../../lib/failure.ts'

export const proposalsErrors = defineErrors('proposals', {
  /** The proposer cannot be the second operator. */
  FOUR_EYES_SAME_OPERATOR: 409,
  /** What is to be confirmed was changed since the operator saw it. */
  FOUR_EYES_CHANGED: 409,
  /** Confirmed, refused, replaced by another one or too old meanwhile. */
  PROPOSAL_NOT_FOUND: 404,
})
