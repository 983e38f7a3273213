import type { MemberSession } from '../../../http/session.ts'
import { withdrawalsErrors } from '../errors.ts'
import { readSettings } from '../repository/settings.ts'
import type { WithdrawalRow } from '../repository/withdrawals.ts'
import type { Dependencies } from './dependencies.ts'
import { lockOwnFor, move } from './move.ts'
import { giveHoldBack } from './movements.ts'

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
