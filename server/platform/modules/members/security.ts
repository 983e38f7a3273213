import type { Static } from 'typebox'
import type { Transaction } from '../../db/connection.ts'
import { httpErrors } from '../../http/errors.ts'
import type { MemberSession } from '../../http/session.ts'
import { SHORTEST_PAYMENT_PASSWORD } from '../../lib/passwords.ts'
import type { MembersParts } from './dependencies.ts'
import type { OwnPassword } from './own-password.ts'
import { membersPolicy } from './policy.ts'
import { maskEmail, maskMobile } from './presenter.ts'
import * as repository from './repository.ts'
import type { Security } from './security-schema.ts'
import { membersTells } from './tells.ts'

type Owner = Pick<MemberSession, 'merchantId' | 'memberId'>
/** What the member is told of what protects his account. */
type SecurityChange =
  | 'passwordChanged'
  | 'paymentPasswordChanged'
  | 'totpOn'
  | 'totpOff'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'contactChanged'

/**
 * Trial accounts own nothing that could be protected; a mailed password, which a mailbox gave away, protects nothing.
 * Throws TRUE_ACCOUNT_NEEDED, PASSWORD_CHANGE_NEEDED.
 */
export function demandMayProtect(session: MemberSession): void {
  if (!membersPolicy['security.change'](session)) throw httpErrors.TRUE_ACCOUNT_NEEDED()
  if (session.mustChangePassword) throw httpErrors.PASSWORD_CHANGE_NEEDED()
}

/** Puts a notice into the inbox: whoever did not make a change shall learn of it. */
export const tellChange = (
  { messages }: Pick<MembersParts, 'messages'>,
  tx: Transaction,
  { merchantId, memberId }: Owner,
  change: SecurityChange,
): Promise<void> => messages.tell(tx, { merchantId, memberId }, membersTells[change], {})

/** What protects an account beside its password: the authenticator app (regulator-rules A6). */
export function createSecurity(parts: MembersParts, ownPassword: OwnPassword) {
  const { database, clock, sites, sessions, verification } = parts

  const needMember = async ({ merchantId, memberId }: MemberSession) => {
    const member = await repository.selectMember(database.query, merchantId, memberId)
    if (member === undefined) throw httpErrors.UNAUTHENTICATED()
    return member
  }

  return {
    /** All that the security centre shows. */
    async readSecurity(session: MemberSession): Promise<Static<typeof Security>> {
      if (!membersPolicy['security.change'](session)) throw httpErrors.TRUE_ACCOUNT_NEEDED()
      const { merchantId, memberId } = session
      const member = await needMember(session)
      const passwords = await repository.selectPasswords(database.query, merchantId, memberId, clock.now())
      const totp = await verification.readTotp(session)
      const passkeys = await verification.listPasskeys(session)
      const previous = await sessions.readPrevious(session)
      return {
        passwordChangedAt: passwords.find(({ kind }) => kind === 'MAIN')?.created_at.toISOString() ?? null,
        hasPaymentPassword: member.payment_password_hash !== null,
        shortestPaymentPassword: SHORTEST_PAYMENT_PASSWORD,
        email: member.email === null ? null : maskEmail(member.email),
        mobileNum: member.mobile === null ? null : maskMobile(member.mobile),
        totpSince: totp.since?.toISOString() ?? null,
        recoveryCodesLeft: totp.recoveryCodesLeft,
        passkeys: passkeys.map((row) => ({
          id: row.id,
          name: row.name,
          createdAt: row.created_at.toISOString(),
          lastUsedAt: row.last_used_at?.toISOString() ?? null,
        })),
        lastSignIn: previous === null ? null : { ...previous, at: previous.at.toISOString() },
      }
    },

    /** Makes the secret of an authenticator app. Throws OLD_PASSWORD_WRONG, TOTP_ALREADY_ON. */
    async beginTotp(session: MemberSession, password: string): Promise<{ secret: string; uri: string }> {
      demandMayProtect(session)
      await ownPassword.check(session, password, 'password')
      const { name } = await sites.findMerchant(session.merchantId)
      return verification.beginTotp(session, { issuer: name, account: session.account })
    },

    /** Turns the app on with its first code; returns the recovery codes, told once. Throws SECOND_FACTOR_WRONG, TOTP_…. */
    confirmTotp: (session: MemberSession, code: string): Promise<string[]> =>
      database.transaction(async (tx) => {
        const codes = await verification.confirmTotp(tx, session, code)
        await tellChange(parts, tx, session, 'totpOn')
        return codes
      }),

    /** Throws SECOND_FACTOR_WRONG. */
    replaceRecoveryCodes: (session: MemberSession, code: string): Promise<string[]> =>
      database.transaction((tx) => verification.replaceRecoveryCodes(tx, session, code)),

    /** Throws OLD_PASSWORD_WRONG, SECOND_FACTOR_WRONG. */
    async removeTotp(session: MemberSession, { password, code }: { password: string; code: string }): Promise<void> {
      await ownPassword.check(session, password, 'password')
      await database.transaction(async (tx) => {
        await verification.removeTotp(tx, session, code)
        await tellChange(parts, tx, session, 'totpOff')
      })
    },
  }
}
