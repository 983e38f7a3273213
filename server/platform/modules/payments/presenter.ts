import type { Static } from 'typebox'
import { formatMoney } from '../../lib/money.ts'
import { type BankTransferRow, idOf } from './repository/bank-transfers.ts'
import type { ChannelRow } from './repository/channels.ts'
import type { Deposit, DepositTransfer, PaymentChannel, SuspenseReason } from './schema.ts'
import type { DepositView } from './service/deposit-view.ts'
import { DEPOSIT_STATES, type DepositState } from './states.ts'

export function presentChannel(channel: ChannelRow, language: string): Static<typeof PaymentChannel> {
  return {
    id: channel.id,
    gateway: channel.gateway,
    name: nameIn(channel.names, language),
    currency: channel.currency,
    minimum: formatMoney(channel.minimum),
    maximum: formatMoney(channel.maximum),
    quickAmounts: channel.quick_amounts.map(formatMoney),
    bankName: channel.bank_name,
  }
}

export function presentDeposit(
  { deposit, steps, transfers, acceptable, payUrl }: DepositView,
  language: string,
): Static<typeof Deposit> {
  return {
    id: deposit.id,
    gateway: deposit.gateway,
    state: deposit.state as Static<typeof Deposit>['state'],
    amount: formatMoney(deposit.amount),
    currency: deposit.currency,
    channelId: deposit.channel_id,
    channelName: nameIn(deposit.channel_names, language),
    transferCode: deposit.transfer_code,
    bankName: deposit.bank_name,
    bankBin: deposit.bank_bin,
    accountNumber: deposit.account_number,
    accountName: deposit.account_name,
    qrPayload: deposit.qr_payload,
    payUrl,
    received: formatMoney(transfers.reduce((sum, { amount }) => sum + amount, 0n)),
    creditedAmount: deposit.credited_amount === null ? null : formatMoney(deposit.credited_amount),
    acceptableAmount: acceptable === undefined ? null : formatMoney(acceptable),
    case: caseOf(transfers),
    claimedAt: deposit.claimed_at?.toISOString() ?? null,
    refusalReason: deposit.refusal_reason,
    cancelledAt: deposit.cancelled_at?.toISOString() ?? null,
    transfers: transfers.map(presentTransfer),
    createdAt: deposit.created_at.toISOString(),
    expiresAt: deposit.expires_at.toISOString(),
    creditedAt: deposit.credited_at?.toISOString() ?? null,
    timeline: presentSteps(steps),
  }
}

type Reason = Static<typeof SuspenseReason>

/** Why money of the deposit is or was in suspense: what happened last. */
function caseOf(transfers: readonly BankTransferRow[]): Reason | null {
  return (transfers.findLast(({ suspense_reason }) => suspense_reason !== null)?.suspense_reason as Reason) ?? null
}

export function presentTransfer(row: BankTransferRow): Static<typeof DepositTransfer> {
  return {
    id: idOf(row),
    amount: formatMoney(row.amount),
    receivedAt: row.received_at.toISOString(),
    transactedAt: row.transacted_on?.toISOString() ?? null,
    reason: row.suspense_reason as Reason | null,
    outcome: row.outcome as Static<typeof DepositTransfer>['outcome'],
    resolvedAt: row.resolved_at?.toISOString() ?? null,
  }
}

/** Steps in the order of their time; what happened in one moment in the order of its life. */
export function presentSteps(steps: DepositView['steps']): Static<typeof Deposit>['timeline'] {
  return steps
    .map(({ state, at }) => ({ state: state as DepositState, at: at.toISOString() }))
    .sort((left, right) => left.at.localeCompare(right.at) || orderOf(left.state) - orderOf(right.state))
}

const orderOf = (state: DepositState) => DEPOSIT_STATES.indexOf(state)

export function nameIn(names: unknown, language: string): string {
  const texts = names as Record<string, string>
  return texts[language] ?? texts.vi ?? ''
}
