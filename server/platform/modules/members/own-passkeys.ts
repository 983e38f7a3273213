import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import type { MemberSession } from '../../http/session.ts'
import type { MembersParts } from './dependencies.ts'
import type { OwnPassword } from './own-password.ts'
import { demandMayProtect, tellChange } from './security.ts'

/** The passkeys of an account (regulator-rules A6). */
export function createOwnPasskeys(parts: MembersParts, ownPassword: OwnPassword) {
  const { database, sites, verification } = parts
  return {
    /** What the browser is to be asked for a new passkey. Throws OLD_PASSWORD_WRONG, PASSKEY_TOO_MANY, PASSKEY_UNAVAILABLE. */
    async beginPasskey(session: MemberSession, password: string, { host }: { host: string }) {
      demandMayProtect(session)
      await ownPassword.check(session, password, 'password')
      const { name } = await sites.findMerchant(session.merchantId)
      return verification.beginPasskey(session, host, { brand: name, account: session.account })
    },

    /** Throws PASSKEY_WRONG, PASSKEY_KNOWN. */
    async finishPasskey(
      session: MemberSession,
      given: { name: string; passkey: unknown },
      host: string,
    ): Promise<void> {
      const answer = given.passkey as RegistrationResponseJSON
      await verification.finishPasskey(session, host, answer, given.name.trim())
      await database.transaction((tx) => tellChange(parts, tx, session, 'passkeyAdded'))
    },

    /** Throws PASSKEY_NOT_FOUND. */
    renamePasskey: (session: MemberSession, id: string, name: string): Promise<void> =>
      verification.renamePasskey(session, id, name.trim()),

    /** Throws OLD_PASSWORD_WRONG, PASSKEY_NOT_FOUND. */
    async removePasskey(session: MemberSession, id: string, password: string): Promise<void> {
      await ownPassword.check(session, password, 'password')
      await database.transaction(async (tx) => {
        await verification.removePasskey(tx, session, id)
        await tellChange(parts, tx, session, 'passkeyRemoved')
      })
    },
  }
}
