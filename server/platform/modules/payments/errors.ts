import { defineErrors } from '../../lib/failure.ts'

export const paymentsErrors = defineErrors('payments', {
  CHANNEL_NOT_FOUND: 404,
  DEPOSIT_NOT_FOUND: 404,
  /** Extras: minimum, currency. */
  DEPOSIT_TOO_SMALL: 422,
  /** Extras: maximum, currency. */
  DEPOSIT_TOO_LARGE: 422,
  /** The channel takes whole currency units only. */
  DEPOSIT_NOT_WHOLE: 422,
  /** Extras: limit. */
  DEPOSIT_TOO_MANY_OPEN: 409,
  /** The Idempotency-Key was used for another deposit. */
  DEPOSIT_KEY_REUSED: 409,
  DEPOSIT_NEEDS_TRUE_ACCOUNT: 403,
  /** Too many deposits failed in a row. Extras: until, minutes. */
  DEPOSITS_BLOCKED: 403,
  /** The same again after a block: until an operator lifts it. */
  DEPOSITS_SUSPENDED: 403,
  /** What was offered instead of the amount is no longer on offer. */
  DEPOSIT_OFFER_GONE: 409,
  /** The member says to have paid a deposit that is decided or too old. */
  DEPOSIT_NOT_CLAIMABLE: 409,
  /** The member takes back a deposit whose money came, or is looked for, or that is over. */
  DEPOSIT_NOT_CANCELLABLE: 409,
  PROOF_NOT_FOUND: 422,
  /** An operator decides on a deposit that waits for no decision. */
  DEPOSIT_NOT_IN_REVIEW: 409,
  /** The bank sent the same id with other content. */
  BANK_TRANSFER_MISMATCH: 409,
  /** The bank's reference was used to confirm another deposit. */
  BANK_REFERENCE_USED: 409,
  SUSPENSE_NOT_FOUND: 404,
  /** Somebody decided on this transfer before. */
  SUSPENSE_DECIDED: 409,
  /** Another operator is at it. Extras: operator. */
  SUSPENSE_CLAIMED: 409,
  /** The member named does not exist in this brand, or not in the currency of the money. */
  SUSPENSE_MEMBER_UNKNOWN: 422,
  /** The member who would have the money closed the account. */
  SUSPENSE_MEMBER_CLOSED: 422,
  /** The money lies on an account of another brand. */
  SUSPENSE_ACCOUNT_FOREIGN: 422,
  /** The deposit cannot take the money: another brand's, or credited already. */
  SUSPENSE_DEPOSIT_UNFIT: 422,
  CHANNEL_EXISTS: 409,
  CHANNELS_FULL: 409,
  /** Extras: gateway. */
  CHANNEL_GATEWAY_UNKNOWN: 422,
  CHANNEL_LIMITS_CROSSED: 422,
  BLOCK_NOT_FOUND: 404,
})
