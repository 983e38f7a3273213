import { defineErrors } from '../../lib/failure.ts'

export const ledgerErrors = defineErrors('ledger', {
  /** The account does not hold that much. */
  WALLET_INSUFFICIENT: 422,
  /** The member has no account in that currency. */
  ACCOUNT_UNKNOWN: 422,
  /** The same key was used before for something else. */
  DUPLICATE_MISMATCH: 409,
  /** The key was cancelled before it came. */
  TRANSFER_CANCELLED: 409,
  TRANSFER_UNKNOWN: 404,
  /** Only a posted movement can be reversed. */
  TRANSFER_NOT_REVERSIBLE: 409,
  ALREADY_REVERSED: 409,
  PENDING_UNKNOWN: 404,
  PENDING_RESOLVED: 409,
  /** More than was held, or another currency. */
  PENDING_EXCEEDED: 422,
  AMOUNT_NOT_POSITIVE: 422,
  /** More orders wait than the queue may hold. */
  LEDGER_BUSY: 503,
  /** Bets are found through their member only: an index over all of them would cost every bet. */
  TRANSFER_MEMBER_NEEDED: 422,
})
