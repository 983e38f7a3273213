import type { Transaction } from '../../../db/connection.ts'
import { formatMoney } from '../../../lib/money.ts'
import { tellWebhooks } from '../../webhooks/service.ts'
import type { StateDetails } from '../repository/deposit-states.ts'
import type { DepositRow } from '../repository/deposits.ts'
import type { PaidDeposit } from '../repository/paying.ts'

/** A deposit in a new state, which brands' own systems are told of. */
export interface ToldDeposit {
  readonly deposit: PaidDeposit &
    Pick<DepositRow, 'state'> &
    Partial<Pick<DepositRow, 'credited_amount' | 'refusal_reason'>>
  readonly details?: StateDetails
}

/** Tells brands' own systems of deposits in their new states, in their order, if and only if the transaction commits. */
export const tellDepositWebhooks = (tx: Transaction, told: readonly ToldDeposit[], at: Date): Promise<void> =>
  tellWebhooks(
    tx,
    told.map((one) => eventOf(one, at)),
  )

function eventOf({ deposit, details: { creditedAmount, refusalReason } = {} }: ToldDeposit, at: Date) {
  const credited = creditedAmount ?? deposit.credited_amount ?? null
  return {
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
      refusalReason: refusalReason ?? deposit.refusal_reason ?? null,
      createdAt: deposit.created_at.toISOString(),
      expiresAt: deposit.expires_at.toISOString(),
    },
  } as const
}
