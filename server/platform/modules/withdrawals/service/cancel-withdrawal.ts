import type { Transaction } from '../../../db/connection.ts'
import type { MemberSession } from '../../../http/session.ts'
import { withdrawalsErrors } from '../errors.ts'
import { readSettings } from '../settings.ts'
import type { WithdrawalRow } from '../withdrawals-repository.ts'
import type { Dependencies } from './dependencies.ts'
import { lockOwnFor, move, orderOf } from './move.ts'

/**
 * The member takes a withdrawal back before anybody looked at it, where the brand allows that (regulator row M7); the
 * hold goes back. Throws WITHDRAWAL_CANCEL_OFF, WITHDRAWAL_NOT_FOUND, WITHDRAWAL_STATE_CHANGED.
 */
export async function cancelWithdrawal(
  dependencies: Dependencies,
  session: MemberSession,
  id: string,
): Promise<WithdrawalRow> {
  const { database } = dependencies
  const { mayCancel } = await readSettings(database.query, session.merchantId)
  if (!mayCancel) throw withdrawalsErrors.WITHDRAWAL_CANCEL_OFF()
  return database.transaction(async (tx) => {
    const withdrawal = await lockOwnFor(tx, session, id, 'CANCELLED')
    await giveHoldBack(dependencies, tx, withdrawal)
    return move(dependencies, tx, withdrawal, 'CANCELLED', { actor: { kind: 'MEMBER' } })
  })
}

/** What was held goes back to the member's balance. */
export async function giveHoldBack(
  { ledger }: Dependencies,
  tx: Transaction,
  withdrawal: WithdrawalRow,
): Promise<void> {
  await ledger.voidPending(tx, {
    ...orderOf(withdrawal, 'void'),
    kind: 'WITHDRAWAL',
    pendingId: withdrawal.hold_id,
    currency: withdrawal.currency,
  })
}
