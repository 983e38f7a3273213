import type { Transaction } from '../../db/connection.ts'
import { httpErrors } from '../../http/errors.ts'
import type { MemberSession } from '../../http/session.ts'
import { hashPassword } from '../../lib/credentials.ts'
import type { MembersParts } from './dependencies.ts'
import { membersErrors } from './errors.ts'
import { checkMemberPassword } from './new-password.ts'
import type { OwnPassword } from './own-password.ts'
import { membersPolicy } from './policy.ts'
import type { MemberRow } from './repository.ts'
import * as repository from './repository.ts'
import { setSubaccountPassword, subaccountContextOf } from './subaccount.ts'
import { membersTells } from './tells.ts'

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
export function createPasswordChange(parts: MembersParts, ownPassword: OwnPassword) {
  const { database, clock, messages, sessions, failures } = parts
  return {
    /** The sign-in password as a proof inside a session. Throws OLD_PASSWORD_WRONG about `field`. */
    checkOwnPassword: ownPassword.check,

    /** Frees the name that somebody signs in with of failed tries, within the caller's transaction. */
    freeName: (tx: Transaction, merchantId: string, signInName: string): Promise<void> =>
      failures.clear(tx.query, merchantId, signInName),

    /**
     * Changes the password of who is signed in and ends the other sessions, with a member's also of those in his name. Throws
     * OLD_PASSWORD_WRONG, also where somebody else set another one meanwhile, and PASSWORD_….
     */
    async changePassword(session: MemberSession, change: PasswordChange): Promise<void> {
      if (!membersPolicy['password.change'](session)) throw httpErrors.TRUE_ACCOUNT_NEEDED()
      const { merchantId, memberId } = session
      const member = await repository.selectMember(database.query, merchantId, memberId)
      if (member === undefined) throw httpErrors.UNAUTHENTICATED()
      // Before it is checked: what somebody sets from here on was not the one that was proved.
      const before = await repository.selectPasswords(database.query, merchantId, memberId, clock.now())
      await ownPassword.check(session, change.oldPassword, 'oldPassword')
      const context = session.subaccount === null ? contextOf(member) : subaccountContextOf(session)
      await checkMemberPassword(parts, merchantId, { password: change.newPassword, context, field: 'newPassword' })
      if (change.newPassword !== change.confirmNewPassword)
        throw membersErrors.PASSWORD_MISMATCH({ field: 'confirmNewPassword' })
      if (change.newPassword === change.oldPassword) throw membersErrors.PASSWORD_SAME({ field: 'newPassword' })
      if (session.subaccount !== null) return setSubaccountPassword(parts, session, change)
      const hash = await hashPassword(change.newPassword)
      const own = before.find(({ kind }) => kind === 'MAIN')?.hash
      await database.transaction(async (tx) => {
        if ((await repository.lockOwnPassword(tx.query, merchantId, memberId)) !== own)
          throw membersErrors.OLD_PASSWORD_WRONG({ field: 'oldPassword' })
        await setOwnPassword(tx, member, hash, clock.now())
        await failures.clear(tx.query, merchantId, member.account)
        await sessions.clearMustChange(tx, session)
        await sessions.endAll(tx, session, session.sessionId)
        await messages.tell(tx, session, membersTells.passwordChanged, {})
      })
    },
  }
}
