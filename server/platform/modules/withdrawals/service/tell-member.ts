import type { Transaction } from '../../../db/connection.ts'
import { moneyInWords } from '../../../lib/money-in-words.ts'
import type { WithdrawalRow } from '../repository/withdrawals.ts'
import { reasonInWords, withdrawalsTells } from '../tells.ts'
import type { Dependencies } from './dependencies.ts'

/** Tells the member of a withdrawal in the caller's transaction (regulator row M1). */
export async function tellMember(
  { messages }: Pick<Dependencies, 'messages'>,
  tx: Transaction,
  withdrawal: WithdrawalRow,
  event: keyof typeof withdrawalsTells,
): Promise<void> {
  const { merchant_id: merchantId, member_id: memberId, account_number, bank_name, currency } = withdrawal
  await messages.tell(tx, { merchantId, memberId }, withdrawalsTells[event], {
    amount: moneyInWords(withdrawal.amount),
    rest: moneyInWords(withdrawal.rest_amount ?? withdrawal.amount),
    currency,
    bank: bank_name,
    account: account_number.slice(-4),
    reason: reasonInWords(withdrawal.reject_code),
  })
}
