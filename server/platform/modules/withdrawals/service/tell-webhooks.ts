import type { Transaction } from '../../../db/connection.ts'
import { formatMoney } from '../../../lib/money.ts'
import { tellWebhooks } from '../../webhooks/service.ts'
import { maskNumber } from '../presenter.ts'
import type { WithdrawalRow } from '../repository/withdrawals.ts'

/** Tells the brand's own systems of a withdrawal in its new state, if and only if the transaction commits. */
export const tellWithdrawalWebhooks = (tx: Transaction, withdrawal: WithdrawalRow): Promise<void> =>
  tellWebhooks(tx, [
    {
      merchantId: withdrawal.merchant_id,
      kind: 'WITHDRAWAL_CHANGED',
      recordId: withdrawal.id,
      at: withdrawal.changed_at,
      data: {
        id: withdrawal.id,
        memberId: withdrawal.member_id,
        state: withdrawal.state,
        currency: withdrawal.currency,
        amount: formatMoney(withdrawal.amount),
        restAmount: withdrawal.rest_amount === null ? null : formatMoney(withdrawal.rest_amount),
        bankCode: withdrawal.bank_code,
        bankName: withdrawal.bank_name,
        maskedNumber: maskNumber(withdrawal.account_number),
        isPaid: withdrawal.paid_at !== null,
        rejectCode: withdrawal.reject_code,
        createdAt: withdrawal.created_at.toISOString(),
        changedAt: withdrawal.changed_at.toISOString(),
      },
    },
  ])
