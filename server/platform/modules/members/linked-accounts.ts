import { httpErrors } from '../../http/errors.ts'
import type { MemberSession } from '../../http/session.ts'
import type { MembersParts } from './dependencies.ts'
import { membersErrors } from './errors.ts'
import { demandProvider, linkIdentity } from './firebase-sign-in.ts'
import { deleteIdentity, type IdentityRow, selectIdentitiesOf } from './identities-repository.ts'
import type { OwnPassword } from './own-password.ts'
import { membersPolicy } from './policy.ts'
import * as repository from './repository.ts'

/** Google and Facebook accounts with which a member may sign in (section 8; security centre of section 2). */
export function createLinkedAccounts(parts: MembersParts, ownPassword: OwnPassword) {
  const { database, clock, sites, verification } = parts

  /** A stolen session shall not open a door of its own: the password is asked for again. Throws OLD_PASSWORD_WRONG. */
  async function provePassword(session: MemberSession, password: string): Promise<{ hasPassword: boolean }> {
    if (!membersPolicy['password.change'](session)) throw httpErrors.TRUE_ACCOUNT_NEEDED()
    const passwords = await repository.selectPasswords(
      database.query,
      session.merchantId,
      session.memberId,
      clock.now(),
    )
    // Who registered by mobile number may have none.
    const hasPassword = passwords.some(({ kind }) => kind === 'MAIN')
    if (hasPassword) await ownPassword.check(session, password, 'password')
    return { hasPassword }
  }

  return {
    listIdentities: ({ merchantId, memberId }: MemberSession): Promise<IdentityRow[]> =>
      selectIdentitiesOf(database.query, merchantId, memberId),

    /** Links a proved account. Throws OLD_PASSWORD_WRONG, ID_TOKEN_INVALID, IDENTITY_NOT_OFFERED, IDENTITY_TAKEN. */
    async addIdentity(session: MemberSession, request: { firebaseIdToken: string; password: string }) {
      await provePassword(session, request.password)
      const proved = await verification.readIdToken(request.firebaseIdToken)
      demandProvider(await sites.findMerchant(session.merchantId), proved.provider)
      await database.transaction((tx) => linkIdentity(parts, tx, session, proved))
    },

    /** Takes a link away. Throws IDENTITY_NOT_LINKED, and IDENTITY_LAST when the member could not get in any more. */
    async removeIdentity(session: MemberSession, provider: string, password: string) {
      const { hasPassword } = await provePassword(session, password)
      await database.transaction(async (tx) => {
        const member = await repository.selectMember(tx.query, session.merchantId, session.memberId)
        const linked = await selectIdentitiesOf(tx.query, session.merchantId, session.memberId)
        const hasAnotherWay = hasPassword || member?.mobile != null || linked.length > 1
        if (!hasAnotherWay) throw membersErrors.IDENTITY_LAST()
        if (!(await deleteIdentity(tx.query, session.merchantId, session.memberId, provider)))
          throw membersErrors.IDENTITY_NOT_LINKED()
      })
    },
  }
}
