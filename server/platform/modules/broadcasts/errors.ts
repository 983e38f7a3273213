import { defineErrors } from '../../lib/failure.ts'

export const broadcastsErrors = defineErrors('broadcasts', {
  BROADCAST_NOT_FOUND: 404,
  /** As it stands that cannot be done about it: somebody else was first, or it is over. */
  BROADCAST_STATE: 409,
  /** Each language of the brand needs its words, once. */
  BROADCAST_WORDS_MISSING: 400,
  /** An account, an agent or a tag that the brand has not. */
  BROADCAST_AUDIENCE_UNKNOWN: 400,
  /** It was to begin at a time that is over. */
  BROADCAST_TIME_PAST: 400,
  /** Nobody counted whom it reaches since the draft was changed. */
  BROADCAST_NOT_COUNTED: 409,
  /** It reaches many, and the number that was typed is not theirs. Told with `count`. */
  BROADCAST_COUNT_WRONG: 409,
  /** An account that is unknown, closed or plays for free, or may be offered nothing. */
  BROADCAST_ACCOUNT_NOT_REACHED: 400,
  /** More members than can be gone through while somebody waits. */
  BROADCAST_COUNT_TOO_LONG: 503,
})
