import type { Transaction } from '../../../db/connection.ts'
import { formatMoney } from '../../../lib/money.ts'
import { tellWebhooks } from '../../webhooks/service.ts'
import type { DepositRow, StateDetails } from '../repository/deposits.ts'

/** Tells the brand's own systems of a deposit in its new state, if and only if the transaction commits. */
export function tellDepositWebhooks(
  tx: Transaction,
  deposit: DepositRow,
  at: Date,
  { creditedAmount, refusalReason }: StateDetails = {},
): Promise<void> {
  const credited = creditedAmount ?? deposit.credited_amount
  return tellWebhooks(tx, {
    merchantId: deposit.merchant_id,
    kind: 'DEPOSIT_CHANGED',
    recordId: deposit.id,
    at,
    data: {
      id: deposit.id,
      memberId: deposit.member_id,
      state: deposit.state,
      gateway: deposit.gateway,
      channelId: deposit.channel_id,
      currency: deposit.currency,
      amount: formatMoney(deposit.amount),
      creditedAmount: credited === null ? null : formatMoney(credited),
      transferCode: deposit.transfer_code,
      refusalReason: refusalReason ?? deposit.refusal_reason,
      createdAt: deposit.created_at.toISOString(),
      expiresAt: deposit.expires_at.toISOString(),
    },
  })
}
