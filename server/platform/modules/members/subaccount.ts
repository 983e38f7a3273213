import { httpErrors } from '../../http/errors.ts'
import type { MemberSession } from '../../http/session.ts'
import { hashPassword } from '../../lib/credentials.ts'
import { checkNewPassword } from '../../lib/passwords.ts'
import { signInNameOf } from '../../lib/subaccounts.ts'
import type { MembersParts, Origin, Subaccount } from './dependencies.ts'
import type { SignInResult } from './presenter.ts'
import type { MemberRow } from './repository.ts'

/**
 * Opens the session of who acts in an agent's name. It is none of the agent's sign-ins: it makes no address known to him, is not remembered by
 * the browser, and owes no second step, which is the agent's own.
 */
export function enterSubaccount(
  { database, sessions, failures, subaccountKeeper, rankTeller }: MembersParts,
  member: MemberRow,
  subaccount: Subaccount,
  { origin, passwordExpired }: { readonly origin: Origin; readonly passwordExpired: boolean },
): Promise<SignInResult> {
  const { merchant_id: merchantId, id: memberId, account } = member
  const { mustChangePassword } = subaccount
  return database.transaction(async (tx) => {
    await subaccountKeeper.noteSignIn(tx, subaccount, origin)
    await failures.clear(tx.query, merchantId, signInNameOf({ account, subaccount }))
    const { ip, userAgent } = origin
    const opened = await sessions.open(tx, {
      ...{ merchantId, memberId, ip, userAgent, mustChangePassword },
      notAfter: member.expires_at,
      subaccountId: subaccount.id,
    })
    return {
      ...opened,
      firstTimeLogin: false,
      passwordExpired,
      mustChangePassword,
      deviceToken: null,
      member,
      rank: await rankTeller(tx, { merchantId, memberId }, origin.locale),
      subaccount,
    }
  })
}

/** Sets the password that who acts in an agent's name chose, and ends his other sessions. Throws PASSWORD_…. */
export async function setSubaccountPassword(
  { database, sessions, failures, subaccountKeeper }: MembersParts,
  session: MemberSession,
  password: string,
): Promise<void> {
  const { merchantId, memberId, account, subaccount, sessionId } = session
  if (subaccount === null) throw httpErrors.UNAUTHENTICATED()
  checkNewPassword(password, [account, subaccount.name, subaccount.displayName], 'newPassword')
  const hash = await hashPassword(password)
  await database.transaction(async (tx) => {
    await subaccountKeeper.setPassword(tx, merchantId, subaccount.id, hash)
    await failures.clear(tx.query, merchantId, signInNameOf(session))
    await sessions.clearMustChange(tx, session)
    await sessions.endAll(tx, { merchantId, memberId, subaccountId: subaccount.id }, sessionId)
  })
}
