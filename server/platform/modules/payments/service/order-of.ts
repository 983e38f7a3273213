import type { PaymentOrder } from '../gateways/gateway.ts'
import type { DepositRow } from '../repository/deposits.ts'

/** A deposit as its gateway needs it. */
export function orderOf(deposit: DepositRow): PaymentOrder {
  return {
    depositId: deposit.id,
    bankBin: deposit.bank_bin,
    accountNumber: deposit.account_number,
    amount: deposit.amount,
    currency: deposit.currency,
    transferCode: deposit.transfer_code,
  }
}
