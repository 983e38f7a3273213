import type { Money } from '../../../lib/money.ts'
import { withdrawalsErrors } from '../errors.ts'
import type { PayoutRow } from '../repository/payouts.ts'
import type { WithdrawalRow } from '../repository/withdrawals.ts'

/** Whether the bank carried a payment out, whatever came back of it later. */
export const wentOut = ({ state }: Pick<PayoutRow, 'state'>): boolean => state === 'PAID' || state === 'RETURNED'

/** What left with some payments and did not come back. */
const outOf = (payouts: readonly PayoutRow[]): Money =>
  payouts.filter(wentOut).reduce((sum, { amount, returned }) => sum + amount - returned, 0n)

/** Whether nobody knows yet what became of an order. */
export const isInDoubt = ({ state }: Pick<PayoutRow, 'state'>): boolean => state === 'QUEUED' || state === 'SENT'

/** Throws WITHDRAWAL_PAYOUT_UNKNOWN while the bank has not said what became of an order. */
export function demandKnown(payouts: readonly PayoutRow[]): void {
  if (payouts.some(isInDoubt)) throw withdrawalsErrors.WITHDRAWAL_PAYOUT_UNKNOWN()
}

/** Money of a payment that came back, and the bank's reference of that. */
export interface PayoutReturn {
  readonly payout: PayoutRow
  readonly amount: Money
  readonly reference: string
}

/** What may be paid again or given back. */
interface Missing {
  readonly amount: Money
  /** What an operator says to have come back of a payment by hand; not written down yet. */
  readonly byHand: PayoutReturn | undefined
}

/**
 * What of a withdrawal left the member's books and is not out at the bank: nothing else may be paid again or given
 * back, whatever the member says. Of payments by order the bank itself says what came back; of the last one by hand an
 * operator does, with the bank's reference, for as much as the member misses. Throws WITHDRAWAL_NOT_RETURNED.
 */
export function missingOf(
  { amount, rest_amount }: WithdrawalRow,
  payouts: readonly PayoutRow[],
  returnReference: string | undefined,
): Missing {
  const known = amount - outOf(payouts)
  const payout = payouts.findLast((one) => one.gateway === 'MANUAL' && one.state === 'PAID')
  const lacking = (rest_amount ?? amount) - known
  if (payout !== undefined && returnReference !== undefined && lacking > 0n) {
    const out = payout.amount - payout.returned
    const part = lacking < out ? lacking : out
    return { amount: known + part, byHand: { payout, amount: part, reference: returnReference } }
  }
  if (known > 0n) return { amount: known, byHand: undefined }
  throw withdrawalsErrors.WITHDRAWAL_NOT_RETURNED(payout === undefined ? {} : { field: 'returnReference' })
}
