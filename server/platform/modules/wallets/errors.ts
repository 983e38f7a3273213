import { defineErrors } from '../../lib/failure.ts'

export const walletsErrors = defineErrors('wallets', {
  /** The brand offers no such vendor, or one that takes from the main wallet. */
  VENDOR_WALLET_UNKNOWN: 404,
  /** The vendor does not answer at the moment; nothing was held. */
  VENDOR_WALLET_DOWN: 503,
  VENDOR_TRANSFER_NOT_FOUND: 404,
  /** The vendor, or somebody, has decided it already. */
  VENDOR_TRANSFER_DECIDED: 409,
  /** It is young or the vendor was not asked yet: first the vendor is to say what it did. */
  VENDOR_TRANSFER_NOT_ASKED: 409,
  /** Four eyes: the same operator proposed it. */
  VENDOR_TRANSFER_OWN: 403,
  /** Neither side, or both, is the main wallet. */
  WALLET_SAME: 422,
  /** The Idempotency-Key was used for another transfer. */
  WALLET_TRANSFER_KEY_REUSED: 409,
  WALLET_NEEDS_TRUE_ACCOUNT: 403,
  /** The brand does not allow it (regulator-rules.md M3). */
  MEMBER_TRANSFER_OFF: 403,
  /** The receiver is neither the direct upline nor in the own line. */
  MEMBER_TRANSFER_NOT_IN_LINE: 404,
  /** The receiver takes a break or the account is not open; which of them is nobody else's business. */
  MEMBER_TRANSFER_RECEIVER: 403,
  /** Extras: minimum, maximum, currency. */
  MEMBER_TRANSFER_OUTSIDE: 422,
  /** Extras: limit, left, currency. */
  MEMBER_TRANSFER_DAILY: 422,
  /** What was credited has to be played first. Extras: required, done, missing, currency. */
  MEMBER_TRANSFER_TURNOVER: 422,
  /** Minimum, maximum and daily maximum of the rule contradict each other. */
  MEMBER_TRANSFER_RANGE: 422,
})
