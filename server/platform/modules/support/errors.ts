import { defineErrors } from '../../lib/failure.ts'

export const supportErrors = defineErrors('support', {
  /** Nobody is there to answer, or the brand has no chat. Extras: state, opensAt. */
  SUPPORT_CLOSED: 409,
  /** There is none, or it is somebody else's or another brand's. */
  SUPPORT_CONVERSATION_NOT_FOUND: 404,
  /** It is over. */
  SUPPORT_CONVERSATION_CLOSED: 409,
  /** Another operator took it first. Extras: operator. */
  SUPPORT_TAKEN: 409,
  /** Only the operator who has it writes in it. */
  SUPPORT_NOT_YOURS: 409,
  /** Who is to have it is not available. */
  SUPPORT_OPERATOR_AWAY: 409,
})
