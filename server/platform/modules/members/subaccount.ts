import { httpErrors } from '../../http/errors.ts'
import type { MemberSession } from '../../http/session.ts'
import { hashPassword, passwordMatches } from '../../lib/credentials.ts'
import { signInNameOf } from '../../lib/subaccounts.ts'
import type { MembersParts, Origin, Subaccount } from './dependencies.ts'
import { membersErrors } from './errors.ts'
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
      ...{ merchantId, memberId, ip, userAgent, mustChangePassword: mustChangePassword || passwordExpired },
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

/** What the password of who acts in an agent's name may not be made of. */
export const subaccountContextOf = ({ account, subaccount }: MemberSession) => [
  account,
  subaccount?.name,
  subaccount?.displayName,
]

/**
 * Sets the password that who acts in an agent's name chose, and ends his other sessions. Throws OLD_PASSWORD_WRONG where another one was
 * set since it was proved.
 */
export async function setSubaccountPassword(
  { database, sessions, failures, subaccountKeeper }: MembersParts,
  session: MemberSession,
  { oldPassword, newPassword }: { readonly oldPassword: string; readonly newPassword: string },
): Promise<void> {
  const { merchantId, memberId, subaccount, sessionId } = session
  if (subaccount === null) throw httpErrors.UNAUTHENTICATED()
  const oldHash = (await subaccountKeeper.find(merchantId, subaccount.id))?.passwordHash
  if (oldHash === undefined || !(await passwordMatches(oldHash, oldPassword)))
    throw membersErrors.OLD_PASSWORD_WRONG({ field: 'oldPassword' })
  const newHash = await hashPassword(newPassword)
  await database.transaction(async (tx) => {
    if (!(await subaccountKeeper.setPassword(tx, merchantId, subaccount.id, { oldHash, newHash })))
      throw membersErrors.OLD_PASSWORD_WRONG({ field: 'oldPassword' })
    await failures.clear(tx.query, merchantId, signInNameOf(session))
    await sessions.clearMustChange(tx, session)
    await sessions.endAll(tx, { merchantId, memberId, subaccountId: subaccount.id }, sessionId)
  })
}
