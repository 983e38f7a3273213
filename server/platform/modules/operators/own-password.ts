import type { Transaction } from '../../db/connection.ts'
import type { OperatorSession } from '../../http/session.ts'
import { hashPassword } from '../../lib/credentials.ts'
import { checkNewPassword } from '../../lib/passwords.ts'
import { operatorsErrors } from './errors.ts'
import type { OwnFactor } from './second-factor.ts'
import { deleteOtherSessions, replacePassword } from './staff-repository.ts'

/** A change of password that was checked: hashing takes its time and stays outside the transaction. */
interface PasswordChange {
  readonly oldHash: string
  readonly newHash: string
}

/**
 * An operator's own password (domain.md 9, "Operators"). Changing it leaves whoever let the operator in as they are: who
 * gave the old password knows it, could change it too, and would be two people at once.
 */
export function createOwnPassword({ demandPassword }: Pick<OwnFactor, 'demandPassword'>) {
  return {
    /** Throws OPERATOR_PASSWORD_WRONG, OPERATOR_SIGN_IN_LOCKED, OPERATOR_PASSWORD_SAME, PASSWORD_…. */
    async prepare(
      session: OperatorSession,
      { password, newPassword }: { password: string; newPassword: string },
    ): Promise<PasswordChange> {
      const operator = await demandPassword(session, password)
      if (newPassword === password) throw operatorsErrors.OPERATOR_PASSWORD_SAME({ field: 'newPassword' })
      checkNewPassword(newPassword, [operator.account, operator.name], 'newPassword')
      return { oldHash: operator.password_hash, newHash: await hashPassword(newPassword) }
    },

    /** Throws OPERATOR_PASSWORD_WRONG when somebody else set another password meanwhile. */
    async change(tx: Transaction, { operatorId, sessionId }: OperatorSession, { oldHash, newHash }: PasswordChange) {
      if (!(await replacePassword(tx.query, operatorId, oldHash, newHash)))
        throw operatorsErrors.OPERATOR_PASSWORD_WRONG({ field: 'password' })
      await deleteOtherSessions(tx.query, operatorId, sessionId)
    },
  }
}
