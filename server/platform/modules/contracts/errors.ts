import { defineErrors } from '../../lib/failure.ts'

export const contractsErrors = defineErrors('contracts', {
  /** There is none, or it is somebody else's. */
  CONTRACT_NOT_FOUND: 404,
  /** Nobody of that id is directly below. */
  CONTRACT_PAYEE_UNKNOWN: 404,
  /** The platform makes contracts with those alone who have nobody above. */
  CONTRACT_PAYEE_NOT_TOP: 422,
  /** An upline pays it: operators read it and leave it to its two sides. */
  CONTRACT_NOT_PLATFORMS: 409,
  /** The payee is no agent, and the brand makes nobody one by a signature. */
  CONTRACT_NEEDS_AGENT: 403,
  /** Who shall pay has no contract of the kind in force. */
  CONTRACT_NONE_OF_OWN: 422,
  /** A tier pays more, or the same for less, than any of the payer's own contract. */
  CONTRACT_BETTER_THAN_OWN: 422,
  /** Another period than the payer's own contract has, or than the contract had so far. Extras: period. */
  CONTRACT_PERIOD_DIFFERS: 422,
  /** Terms that contradict each other. */
  CONTRACT_TERMS_INVALID: 422,
  /** Nobody named terms, and the brand has none to offer. */
  CONTRACT_TERMS_NEEDED: 422,
  /** Something else waits for an answer first. Extras: contractId, awaits. */
  CONTRACT_ANSWER_DUE: 409,
  /** The answer is the other side's. */
  CONTRACT_ANSWER_NOT_OWN: 409,
  /** Somebody was faster, or nothing waits. Extras: state. */
  CONTRACT_STATE_CHANGED: 409,
  /** Other terms wait than those that were read. Extras: version. */
  CONTRACT_VERSION_CHANGED: 409,
  /** The payee is not directly below the payer any more. */
  CONTRACT_LINE_MOVED: 409,
  /** The payee has another contract of the kind in force. Extras: contractId. */
  CONTRACT_OTHER_IN_FORCE: 409,
  /** This side has wanted terms or the end too often of late. Extras: most, in a day. */
  CONTRACT_WISHES_TOO_MANY: 429,
  /** It makes contracts of downlines impossible, which end with it once that is confirmed. Extras: contracts, count. */
  CONTRACT_ENDS_DOWNLINES: 409,
})
