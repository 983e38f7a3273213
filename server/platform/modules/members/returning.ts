import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { Static } from 'typebox'
import type { MemberSession } from '../../http/session.ts'
import { invalid } from '../../http/validation.ts'
import type { Admission } from './admission.ts'
import type { MembersParts, Origin } from './dependencies.ts'
import { membersErrors } from './errors.ts'
import type { OwnPassword } from './own-password.ts'
import type { SignInResult } from './presenter.ts'
import * as repository from './repository.ts'
import { checkMayEnter } from './sign-in.ts'
import type { signInCalls } from './sign-in-schema.ts'
import { deleteTicketsBefore } from './tickets-repository.ts'

type PasskeySignIn = Static<typeof signInCalls.signInByPasskey.body>
type Proof = Static<typeof signInCalls.reauthenticate.body>

/** Coming back without the whole ceremony: by passkey, as a remembered device, or to a session that was left idle. */
export function createReturning(parts: MembersParts, admission: Admission, ownPassword: OwnPassword) {
  const { database, clock, sessions, verification, rankTeller } = parts

  return {
    /** A passkey is two factors in one: no second step follows. Throws PASSKEY_WRONG and as `checkMayEnter`. */
    async signInByPasskey(request: PasskeySignIn, origin: Origin & { host: string }): Promise<SignInResult> {
      const { merchantId, host } = origin
      const answer = await verification.checkPasskey(merchantId, host, request.passkey as AuthenticationResponseJSON)
      const member = await repository.selectMember(database.query, merchantId, answer.passkey.member_id)
      if (member === undefined) throw membersErrors.ACCOUNT_LOCKED()
      checkMayEnter(member, request)
      return database.transaction(async (tx) => {
        await verification.takePasskey(tx, answer)
        return admission.enter(tx, member, origin, { method: 'PASSKEY' })
      })
    },

    /**
     * Opens a session for a remembered device and gives it its next token. The session is unproven. Throws
     * DEVICE_TOKEN_REFUSED; a token that was used before also ends all that its device opened.
     */
    async resumeSession(deviceToken: string, origin: Origin): Promise<SignInResult> {
      const { merchantId, ip, userAgent } = origin
      const result = await database.transaction(async (tx): Promise<SignInResult | undefined> => {
        const entry = await sessions.devices.exchange(tx, merchantId, deviceToken, origin)
        if ('refused' in entry) {
          if (entry.stolenFrom !== undefined) await sessions.endOfDevice(tx, entry.stolenFrom)
          return undefined
        }
        const memberId = entry.device.member_id
        const member = await repository.selectMember(tx.query, merchantId, memberId)
        if (member?.status !== 'ACTIVE') return undefined
        const deviceId = entry.device.id
        const opened = await sessions.open(tx, { merchantId, memberId, ip, userAgent, method: 'DEVICE', deviceId })
        return {
          ...opened,
          firstTimeLogin: false,
          passwordExpired: false,
          mustChangePassword: false,
          deviceToken: entry.token,
          rank: await rankTeller(tx, { merchantId, memberId }, origin.locale),
          member,
        }
      })
      if (result === undefined) throw membersErrors.DEVICE_TOKEN_REFUSED()
      return result
    },

    /** Unlocks a session (regulators ask for it after 30 idle minutes). Throws OLD_PASSWORD_WRONG, PASSKEY_WRONG. */
    async reauthenticate(session: MemberSession, proof: Proof, { host }: { host: string }): Promise<void> {
      if (proof.password !== undefined) {
        await ownPassword.check(session, proof.password, 'password')
        return database.transaction((tx) => sessions.wake(tx, session))
      }
      if (proof.passkey === undefined || session.subaccount !== null)
        throw invalid('password', 'INVALID_INPUT_REQUIRED')
      const given = proof.passkey as AuthenticationResponseJSON
      const answer = await verification.checkPasskey(session.merchantId, host, given)
      if (answer.passkey.member_id !== session.memberId) throw membersErrors.SIGN_IN_WRONG()
      await database.transaction(async (tx) => {
        await verification.takePasskey(tx, answer)
        await sessions.wake(tx, session)
      })
    },

    /** Forgets sign-ins whose second step never came; a job calls it. */
    forgetOldTickets: async () => void (await deleteTicketsBefore(database.query, clock.now())),
  }
}
