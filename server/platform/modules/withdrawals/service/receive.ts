import type { Transaction } from '../../../db/connection.ts'
import { findDue, lockWithdrawal, type WithdrawalRow } from '../repository/withdrawals.ts'
import type { Actor, Dependencies } from './dependencies.ts'
import { move } from './move.ts'

const AT_A_TIME = 200

/**
 * Counts payments as received whose members said nothing in time (section 4). Each in a transaction of its own, and
 * looked at again under its lock: the member may just have answered. Returns how many.
 */
export async function autoReceive(dependencies: Pick<Dependencies, 'database' | 'clock' | 'events'>): Promise<number> {
  const { database, clock } = dependencies
  const due = await findDue(database.query, clock.now(), AT_A_TIME)
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

/** The end of a withdrawal whose money is said to have arrived. */
export async function closeAsReceived(
  dependencies: Pick<Dependencies, 'clock' | 'events'>,
  tx: Transaction,
  withdrawal: WithdrawalRow,
  step: { readonly actor: Actor; readonly note?: string; readonly reason?: string | undefined },
): Promise<WithdrawalRow> {
  const received = await move(dependencies, tx, withdrawal, 'RECEIVED', { ...step, change: { receive_due_at: null } })
  return move(dependencies, tx, received, 'CLOSED', { actor: { kind: 'HOUSE' } })
}
