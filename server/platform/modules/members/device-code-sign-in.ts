import { maskAccount } from '../../lib/mask-account.ts'
import { deviceName, sessionsErrors } from '../sessions/service.ts'
import type { MembersParts, Origin } from './dependencies.ts'
import type { SignInResult } from './presenter.ts'
import * as repository from './repository.ts'
import { checkMayEnter } from './sign-in.ts'
import { membersTells, unknownDevice } from './tells.ts'

/** Signing in with a code that another device of the member shows (decision 0052). */
export function createDeviceCodeSignIn(parts: MembersParts) {
  const { database, clock, messages, sessions, rankTeller } = parts

  return {
    /**
     * Whose code it is, so that a person sees as whom he would go on before it is used: a link that somebody else sent must not sign
     * him in unseen. Throws DEVICE_CODE_REFUSED.
     */
    async readDeviceCode(merchantId: string, code: string): Promise<{ name: string }> {
      const memberId = await sessions.findDeviceCodeOwner(merchantId, code)
      const member = await repository.selectMember(database.query, merchantId, memberId)
      if (member === undefined) throw sessionsErrors.DEVICE_CODE_REFUSED()
      return { name: member.nickname ?? maskAccount(member.account) }
    },

    /**
     * Signs the device in that brought the code. It owes no second step, since the session that shows the code took it; but a code shows
     * a device and no person, so that the session looks, and is unlocked before it plays, pays or changes anything. Throws
     * DEVICE_CODE_REFUSED, and as `checkMayEnter`.
     */
    signInByDeviceCode: (code: string, origin: Origin): Promise<SignInResult> =>
      database.transaction(async (tx) => {
        const { merchantId, ip, userAgent } = origin
        const memberId = await sessions.takeDeviceCode(tx, merchantId, code)
        const member = await repository.selectMember(tx.query, merchantId, memberId)
        if (member === undefined) throw sessionsErrors.DEVICE_CODE_REFUSED()
        checkMayEnter(member, {})
        await repository.noteSignIn(tx.query, member, clock.now(), ip)
        const opened = await sessions.open(tx, { merchantId, memberId, ip, userAgent, method: 'DEVICE_CODE' })
        const device = deviceName(userAgent) || unknownDevice
        await messages.tell(tx, { merchantId, memberId }, membersTells.deviceCodeUsed, { device, ip })
        return {
          ...opened,
          firstTimeLogin: false,
          passwordExpired: false,
          mustChangePassword: false,
          deviceToken: null,
          rank: await rankTeller(tx, { merchantId, memberId }, origin.locale),
          member: { ...member, previous_sign_in_at: member.last_sign_in_at },
        }
      }),
  }
}
