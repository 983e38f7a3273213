import type { ReceivedTransfer } from './gateways/gateway.ts'
import type { DepositRow } from './repository/deposits.ts'
import type { PaymentSettings } from './settings.ts'
import type { DepositState } from './states.ts'

/** Why received money is not credited by itself; the member or an operator decides. */
export const SUSPENSE_REASONS = [
  'NO_CODE',
  'UNKNOWN_CODE',
  'WRONG_ACCOUNT',
  'SHORT',
  'OVER',
  'LATE',
  'SECOND',
  'REFUSED',
  'CLOSED',
] as const
export type SuspenseReason = (typeof SUSPENSE_REASONS)[number]

/** A bank's clock may differ from ours by this much, milliseconds. */
const CLOCK_SKEW = 5 * 60_000

/** What matching needs to know of a transfer. */
export type MatchedTransfer = Pick<ReceivedTransfer, 'accountNumber' | 'amount' | 'currency' | 'transactedOn'>

/**
 * Whether a transfer pays a deposit: code and amount and account must be the deposit's, and it must be in time.
 * Undefined when it does.
 */
export function reasonAgainst(
  transfer: MatchedTransfer,
  code: string | undefined,
  deposit: DepositRow | undefined,
  now: Date,
  settings: Pick<PaymentSettings, 'lateGraceSeconds' | 'lateReportHours'>,
): SuspenseReason | undefined {
  if (code === undefined) return 'NO_CODE'
  if (deposit === undefined) return 'UNKNOWN_CODE'
  if (transfer.accountNumber !== deposit.account_number || transfer.currency !== deposit.currency)
    return 'WRONG_ACCOUNT'
  const state = deposit.state as DepositState
  if (state === 'PAID' || state === 'CREDITED') return 'SECOND'
  if (state === 'FAILED') return 'REFUSED'
  if (!isInTime(transfer.transactedOn, deposit, now, settings)) return 'LATE'
  if (transfer.amount < deposit.amount) return 'SHORT'
  if (transfer.amount > deposit.amount) return 'OVER'
  return undefined
}

/**
 * Judged by the bank's own time: who paid in time is not to suffer from a report that comes late. A time that cannot be
 * (before the deposit began, or to come) or that is too old says nothing: then the moment of the report counts.
 */
function isInTime(
  transactedOn: Date | undefined,
  deposit: Pick<DepositRow, 'created_at' | 'expires_at'>,
  now: Date,
  { lateGraceSeconds, lateReportHours }: Pick<PaymentSettings, 'lateGraceSeconds' | 'lateReportHours'>,
): boolean {
  const at = transactedOn?.getTime() ?? Number.NaN
  const isBelievable =
    at >= deposit.created_at.getTime() - CLOCK_SKEW &&
    at <= now.getTime() + CLOCK_SKEW &&
    now.getTime() - at <= lateReportHours * 3_600_000
  const end = deposit.expires_at.getTime() + (isBelievable ? lateGraceSeconds * 1000 : -1)
  return (isBelievable ? at : now.getTime()) <= end
}
