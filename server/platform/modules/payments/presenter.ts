import type { Static } from 'typebox'
import { formatMoney } from '../../lib/money.ts'
import type { ChannelRow } from './channels-repository.ts'
import type { Deposit, PaymentChannel } from './schema.ts'
import type { DepositView } from './service/deposit-view.ts'

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

export function presentDeposit({ deposit, steps, payUrl }: DepositView, language: string): Static<typeof Deposit> {
  return {
    id: deposit.id,
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
    createdAt: deposit.created_at.toISOString(),
    expiresAt: deposit.expires_at.toISOString(),
    creditedAt: deposit.credited_at?.toISOString() ?? null,
    timeline: steps
      .map(({ state, at }) => ({ state: state as Static<typeof Deposit>['state'], at: at.toISOString() }))
      .sort((left, right) => left.at.localeCompare(right.at) || ORDER.indexOf(left.state) - ORDER.indexOf(right.state)),
  }
}

const ORDER: readonly string[] = ['CREATED', 'PENDING', 'PAID', 'CREDITED', 'EXPIRED', 'FAILED']

function nameIn(names: unknown, language: string): string {
  const texts = names as Record<string, string>
  return texts[language] ?? texts.vi ?? ''
}
