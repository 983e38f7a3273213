import type { Transaction } from '../../db/connection.ts'
import { httpErrors } from '../../http/errors.ts'
import type { MemberSession } from '../../http/session.ts'
import { hashPassword } from '../../lib/credentials.ts'
import { checkNewPassword } from '../../lib/passwords.ts'
import type { MembersParts } from './dependencies.ts'
import { membersErrors } from './errors.ts'
import type { OwnPassword } from './own-password.ts'
import { membersPolicy } from './policy.ts'
import type { MemberRow } from './repository.ts'
import * as repository from './repository.ts'

export interface PasswordChange {
  readonly oldPassword: string
  readonly newPassword: string
  readonly confirmNewPassword: string
}

/** Puts a password of the member's own in the place of all others. */
export async function setOwnPassword(tx: Transaction, member: MemberRow, hash: string, now: Date): Promise<void> {
  const owner = { merchant_id: member.merchant_id, member_id: member.id }
  await repository.replacePassword(tx.query, {
    ...owner,
    kind: 'MAIN',
    hash,
    must_change: false,
    created_at: now,
  })
  await repository.deleteMailedPassword(tx.query, member.merchant_id, member.id)
}

/** What a password may not be made of. */
export const contextOf = (member: MemberRow) => [
  member.account,
  member.email,
  member.nickname,
  member.payee_name,
  member.mobile,
]

/** Changing a password that one knows (section 4 of the specification). */
export function createPasswordChange({ database, clock, sessions, failures }: MembersParts, ownPassword: OwnPassword) {
  return {
    /** Changes the password and ends the member's other sessions. Throws OLD_PASSWORD_WRONG, PASSWORD_…. */
    async changePassword(session: MemberSession, change: PasswordChange): Promise<void> {
      if (!membersPolicy['password.change'](session)) throw httpErrors.TRUE_ACCOUNT_NEEDED()
      const { merchantId, memberId } = session
      const member = await repository.selectMember(database.query, merchantId, memberId)
      if (member === undefined) throw httpErrors.UNAUTHENTICATED()
      await ownPassword.check(session, change.oldPassword, 'oldPassword')
      checkNewPassword(change.newPassword, contextOf(member), 'newPassword')
      if (change.newPassword !== change.confirmNewPassword)
        throw membersErrors.PASSWORD_MISMATCH({ field: 'confirmNewPassword' })
      if (change.newPassword === change.oldPassword) throw membersErrors.PASSWORD_SAME({ field: 'newPassword' })
      const hash = await hashPassword(change.newPassword)
      await database.transaction(async (tx) => {
        await setOwnPassword(tx, member, hash, clock.now())
        await failures.clear(tx.query, merchantId, member.account)
        await sessions.clearMustChange(tx, session)
        await sessions.endAll(tx, session, session.sessionId)
      })
    },
  }
}
