import type { Transaction } from '../../db/connection.ts'
import type { MemberSession } from '../../http/session.ts'
import type { Owner, SessionsParts } from './dependencies.ts'
import { sessionsErrors } from './errors.ts'
import * as repository from './repository.ts'

/** Sessions as they end; what opened them again is forgotten with them. */
export function createEnding({ database, clock, events, devices }: SessionsParts) {
  /** Tells that sessions are over, once that is certain. */
  function tellEnded(tx: Transaction, { merchantId, memberId }: Owner, ended: readonly { id: string }[]): void {
    tx.onCommit(() => {
      for (const { id } of ended) events.publish({ type: 'session', merchantId, memberId, sessionId: id })
    })
  }

  /** Ends one session and forgets the device that would open it again; false when there is none. */
  async function endOne(tx: Transaction, owner: Owner, sessionId: string): Promise<boolean> {
    const { merchantId, memberId } = owner
    const ended = await repository.endSession(tx.query, merchantId, memberId, sessionId, clock.now())
    if (ended === undefined) return false
    if (ended.device_id !== null) await devices.revoke(tx, merchantId, memberId, [ended.device_id])
    tellEnded(tx, owner, [ended])
    return true
  }

  /** Ends every session, or all but one, and forgets the member's devices (who acts in his name has none), within the caller's transaction. */
  async function endAll(tx: Transaction, owner: Owner, exceptSessionId?: string): Promise<void> {
    const { merchantId, memberId } = owner
    const ended = await repository.endSessionsOf(tx.query, owner, exceptSessionId, clock.now())
    if (owner.subaccountId != null) return tellEnded(tx, owner, ended)
    const kept =
      exceptSessionId === undefined
        ? undefined
        : (await repository.selectLiveSessions(tx.query, merchantId, memberId, clock.now()))[0]
    await devices.revokeOthers(tx, merchantId, memberId, kept?.device_id ?? null)
    tellEnded(tx, owner, ended)
  }

  return {
    endAll,

    /** Ends what a remembered device opened: its token was stolen. */
    async endOfDevice(tx: Transaction, device: { merchant_id: string; member_id: string; id: string }): Promise<void> {
      const { merchant_id: merchantId, member_id: memberId, id } = device
      const ended = await repository.endSessionsOfDevice(tx.query, merchantId, memberId, id, clock.now())
      tellEnded(tx, { merchantId, memberId }, ended)
    },

    /** Ends one's own session; its token is worthless from now on, and its device forgotten. */
    async end(session: MemberSession): Promise<void> {
      await database.transaction((tx) => endOne(tx, session, session.sessionId))
    },

    /** Signs another place out: a session, or a remembered device that has none now. Throws SESSION_NOT_FOUND. */
    async endElsewhere(session: MemberSession, id: string): Promise<void> {
      await database.transaction(async (tx) => {
        const isEnded = await endOne(tx, session, id)
        const revoked = isEnded ? 1 : await devices.revoke(tx, session.merchantId, session.memberId, [id])
        if (revoked === 0) throw sessionsErrors.SESSION_NOT_FOUND({ field: 'id' })
      })
    },

    /** Signs every other place out; who acts in the member's name stays. */
    async endOthers({ merchantId, memberId, sessionId }: MemberSession): Promise<void> {
      await database.transaction((tx) => endAll(tx, { merchantId, memberId, subaccountId: null }, sessionId))
    },

    /** Ends one session of a member, or all when none is named, with their devices, within the caller's transaction. */
    async endFor(tx: Transaction, owner: Owner, id?: string): Promise<void> {
      if (id === undefined) await endAll(tx, owner)
      else await endOne(tx, owner, id)
    },
  }
}
