import type { ReceivedTransfer } from './gateways/gateway.ts'
import type { DepositRow } from './repository/deposits.ts'
import type { PaymentSettings } from './settings.ts'
import { type DepositState, isOpen } from './states.ts'

/** Why received money is not credited by itself; the member or an operator decides. */
export const SUSPENSE_REASONS = [
  'NO_CODE',
  'UNKNOWN_CODE',
  'SEVERAL_CODES',
  'WRONG_ACCOUNT',
  'SHORT',
  'OVER',
  'LATE',
  'SECOND',
  'REFUSED',
  'CLOSED',
  'UNREADABLE',
] as const
export type SuspenseReason = (typeof SUSPENSE_REASONS)[number]

/** A bank's clock may differ from ours by this much, milliseconds. */
const CLOCK_SKEW = 5 * 60_000

/** Whose channels a gateway's reports are about, where not its own alone: the bank moves also what people confirm. */
const CHANNELS: Readonly<Record<string, readonly string[]>> = { VIETQR: ['VIETQR', 'MANUAL'] }

/** The gateways of the channels and deposits that a report of `gateway` may be about. */
export const channelsOf = (gateway: string): readonly string[] => CHANNELS[gateway] ?? [gateway]

/** What matching needs to know of a transfer. */
export type MatchedTransfer = Pick<ReceivedTransfer, 'accountNumber' | 'amount' | 'currency' | 'transactedOn'> & {
  /** Whose report it is. */
  readonly gateway: string
}

/**
 * The one deposit that a transfer is for of those that its purpose names, or why it is for none. `owners` are the brands that receive on its
 * account: what is another brand's is not looked at, since the money is not there. Of several it is the one that waits for money just there.
 */
export function chooseDeposit(
  transfer: MatchedTransfer,
  codes: readonly string[],
  named: readonly DepositRow[],
  owners: readonly string[],
): { readonly deposit: DepositRow } | { readonly reason: SuspenseReason } {
  if (codes.length === 0) return { reason: 'NO_CODE' }
  if (named.length === 0) return { reason: 'UNKNOWN_CODE' }
  const own = named.filter((one) => isOwn(transfer, one, owners))
  if (own.length === 0) return { reason: 'WRONG_ACCOUNT' }
  const paidThere = preferred(own, (one) => isPaidThere(transfer, one))
  const [deposit, ...others] = preferred(paidThere, ({ state }) => isOpen(state as DepositState))
  return deposit === undefined || others.length > 0 ? { reason: 'SEVERAL_CODES' } : { deposit }
}

/** Where no channel names the account any more, it is still the brand's whose member was told to pay there. */
const isOwn = (transfer: MatchedTransfer, deposit: DepositRow, owners: readonly string[]): boolean =>
  owners.length === 0 ? isPaidThere(transfer, deposit) : owners.includes(deposit.merchant_id)

const isPaidThere = ({ accountNumber, gateway }: MatchedTransfer, deposit: DepositRow): boolean =>
  accountNumber === deposit.account_number && channelsOf(gateway).includes(deposit.gateway)

function preferred<Item>(items: readonly Item[], isBetter: (item: Item) => boolean): readonly Item[] {
  const better = items.filter(isBetter)
  return better.length > 0 ? better : items
}

/**
 * Why a transfer does not pay its deposit: account, way and amount must be the deposit's, and it must be in time.
 * Undefined when it does.
 */
export function reasonAgainst(
  transfer: MatchedTransfer,
  deposit: DepositRow,
  now: Date,
  settings: Pick<PaymentSettings, 'lateGraceSeconds' | 'lateReportHours'>,
): SuspenseReason | undefined {
  if (!isPaidThere(transfer, deposit) || transfer.currency !== deposit.currency) return 'WRONG_ACCOUNT'
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
