import { networkOf } from '../../../edge/address.ts'
import type { MemberSession } from '../../http/session.ts'
import type { SessionsParts } from './dependencies.ts'
import { IDLE_LIMIT } from './limits.ts'
import { presentSessions, type SignInPlace, toPlace } from './presenter.ts'
import * as repository from './repository.ts'

/** Where a member is and was signed in. */
export function createPlaces({ database, clock, devices }: SessionsParts) {
  return {
    /** Where the member is signed in, this place first, and the remembered devices that could sign in again. */
    async list(session: MemberSession) {
      const { merchantId, memberId, sessionId } = session
      const live = await repository.selectLiveSessions(database.query, merchantId, memberId, clock.now())
      const remembered = await devices.list(merchantId, memberId)
      return presentSessions(live, remembered, {
        currentId: sessionId,
        idleSince: new Date(clock.now().getTime() - IDLE_LIMIT),
      })
    },

    /** The sign-in before this one: when, from which address, with which device. */
    async readPrevious({ merchantId, memberId, sessionId }: MemberSession): Promise<SignInPlace | null> {
      const row = await repository.selectSessionBefore(database.query, merchantId, memberId, sessionId)
      return row === undefined ? null : toPlace(row)
    },

    /** Sessions of a member for operators, the newest first; `isOpen` by the same limits as `authenticate`. */
    async history(merchantId: string, memberId: string, limit: number) {
      const now = clock.now()
      const rows = await repository.selectSessionsOf(database.query, merchantId, memberId, limit)
      return rows.map((row) => {
        const isIdle = now.getTime() - row.last_seen_at.getTime() > IDLE_LIMIT
        return { ...row, isOpen: row.ended_at === null && row.expires_at > now && !isIdle }
      })
    },

    /** Whether the member, or who acts in his name, proved who they are at that address, or its neighbourhood, before. */
    async isKnownAddress(merchantId: string, memberId: string, ip: string, subaccountId?: string): Promise<boolean> {
      const known = await repository.selectAddresses(database.query, merchantId, memberId, subaccountId ?? null)
      return known.some((session) => networkOf(session.ip) === networkOf(ip))
    },
  }
}
