import { lockWithdrawal } from '../withdrawals-repository.ts'
import { closeAsReceived } from './confirm-withdrawal.ts'
import type { Dependencies } from './dependencies.ts'

const AT_A_TIME = 200

/**
 * Counts payments as received whose members said nothing in time (section 4). Each in a transaction of its own, and
 * looked at again under its lock: the member may just have answered. Returns how many.
 */
export async function autoReceive(dependencies: Dependencies): Promise<number> {
  const { database, clock } = dependencies
  const due = await database.query
    .selectFrom('withdrawals')
    .select(['merchant_id', 'id'])
    .where('state', '=', 'RELEASED')
    .where('receive_due_at', '<=', clock.now())
    .orderBy('receive_due_at')
    .limit(AT_A_TIME)
    .execute()
  let received = 0
  for (const { merchant_id, id } of due) {
    const isDone = await database.transaction(async (tx) => {
      const withdrawal = await lockWithdrawal(tx.query, merchant_id, id)
      const isStillDue =
        withdrawal?.state === 'RELEASED' &&
        withdrawal.receive_due_at !== null &&
        withdrawal.receive_due_at <= clock.now()
      if (!isStillDue) return false
      await closeAsReceived(dependencies, tx, withdrawal, { actor: { kind: 'HOUSE' }, note: 'AUTO_RECEIVED' })
      return true
    })
    if (isDone) received += 1
  }
  return received
}
