import { defineErrors } from '../../lib/failure.ts'

export const withdrawalsErrors = defineErrors('withdrawals', {
  /** A trial player has no money. */
  WITHDRAWAL_NEEDS_TRUE_ACCOUNT: 403,
  WITHDRAWAL_NOT_FOUND: 404,
  /** Extras: minimum, currency. */
  WITHDRAWAL_TOO_SMALL: 422,
  /** Extras: maximum, currency. */
  WITHDRAWAL_TOO_LARGE: 422,
  /** Banks pay whole currency units only. */
  WITHDRAWAL_NOT_WHOLE: 422,
  /** Extras: limit, left. */
  WITHDRAWAL_DAILY_COUNT: 422,
  /** Extras: limit, left, currency. */
  WITHDRAWAL_DAILY_SUM: 422,
  /** Extras: limit. */
  WITHDRAWAL_TOO_MANY_OPEN: 409,
  /** Extras: required, done, missing, currency. */
  WITHDRAWAL_TURNOVER_MISSING: 422,
  /** The Idempotency-Key was used for another withdrawal. */
  WITHDRAWAL_KEY_REUSED: 409,
  /** Somebody or something was faster. Extras: state. */
  WITHDRAWAL_STATE_CHANGED: 409,
  /** The brand does not let members take a withdrawal back. */
  WITHDRAWAL_CANCEL_OFF: 403,
  /** The bank has not confirmed the payment yet. */
  WITHDRAWAL_ON_ITS_WAY: 409,
  /** One to three pictures of the member's own. */
  WITHDRAWAL_PROOF_NEEDED: 422,
  WITHDRAWAL_PROOF_UNKNOWN: 422,
  /** More than nothing and less than the amount. */
  WITHDRAWAL_REST_INVALID: 422,
  PAYOUT_ACCOUNT_NOT_FOUND: 404,
  PAYOUT_ACCOUNT_EXISTS: 409,
  /** Extras: limit. */
  PAYOUT_ACCOUNT_TOO_MANY: 409,
  /** The account was added a short while ago. Extras: usableAt. */
  PAYOUT_ACCOUNT_RESTING: 422,
  PAYOUT_NUMBER_INVALID: 422,
  /** The holder is not the member. */
  PAYOUT_NAME_MISMATCH: 422,
  PAYOUT_NAME_INVALID: 422,
  BANK_NOT_FOUND: 422,
  /** Another operator works on it. Extras: claimedBy. */
  WITHDRAWAL_CLAIMED: 409,
  /** One deals with a withdrawal only after having claimed it. */
  WITHDRAWAL_NOT_CLAIMED: 409,
  /** Four eyes: the second approval must come from somebody else. */
  WITHDRAWAL_SAME_APPROVER: 409,
  /** Whoever changed the access to a member's account, or gave it money alone, does not pay it. Extras: hours. */
  WITHDRAWAL_TOUCHED_MEMBER: 403,
  /** The operator closed a risk case that held this member's money, within so many hours. Extras: hours. */
  WITHDRAWAL_HOLD_CLEARED: 403,
  /** A transfer made by hand needs the bank's reference. */
  WITHDRAWAL_REFERENCE_NEEDED: 422,
  /** The bank's reference belongs to another payment, or to another return. */
  WITHDRAWAL_REFERENCE_USED: 409,
  /** The money is with the receiver as far as the bank says: only what came back is paid again or given back. */
  WITHDRAWAL_NOT_RETURNED: 409,
  /** A payment is still with the bank: neither paid again nor given back before its end is known. */
  WITHDRAWAL_PAYOUT_UNKNOWN: 409,
  /** Minimum, maximum, daily sum and quick amounts contradict each other. */
  WITHDRAWAL_SETTINGS_RANGE: 422,
})
