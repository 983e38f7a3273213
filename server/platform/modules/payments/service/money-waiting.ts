import type { Transaction } from '../../../db/connection.ts'
import { findTransfersOf } from '../repository/bank-transfers.ts'
import type { DepositRow } from '../repository/deposits.ts'

/** Whether money that names the deposit lies in suspense. The caller holds the lock of the deposit: later reports wait. */
export async function hasMoneyWaiting(
  tx: Transaction,
  { merchant_id: merchantId, member_id: memberId, id }: Pick<DepositRow, 'merchant_id' | 'member_id' | 'id'>,
): Promise<boolean> {
  const transfers = await findTransfersOf(tx.query, { merchantId, memberId }, [id])
  return transfers.some(({ outcome }) => outcome === 'SUSPENSE')
}
