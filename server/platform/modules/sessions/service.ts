import { networkOf } from '../../../edge/address.ts'
import type { Database, Transaction } from '../../db/connection.ts'
import type { EventBus } from '../../events/event-bus.ts'
import type { MemberSession } from '../../http/session.ts'
import type { Clock } from '../../lib/clock.ts'
import { hashSecret, newToken } from '../../lib/credentials.ts'
import { newId } from '../../lib/id.ts'
import { createDevices } from './devices.ts'
import { sessionsErrors } from './errors.ts'
import { presentSessions, type SignInPlace, toPlace } from './presenter.ts'
import * as repository from './repository.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** domain.md 9: half an hour without a call locks a session until its holder proves who they are. */
export const IDLE_LIMIT = 30 * MINUTE
/** And half a day ends it anyway. */
export const ABSOLUTE_LIMIT = 12 * 60 * MINUTE
/** How exactly `last_seen_at` is kept: a write per call would make every read a write. */
const SEEN_PRECISION = MINUTE
/** How long ended sessions are kept, so that known addresses are recognised. */
const KEPT = 90 * DAY

export type SessionMethod = 'PASSWORD' | 'CODE' | 'PASSKEY' | 'DEVICE'

export interface SessionsDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly events: EventBus
}

/** Whose session it is, and from where. */
export interface SessionOwner {
  readonly merchantId: string
  readonly memberId: string
  readonly ip: string
  readonly userAgent: string
  /** Ends no later than this: trial accounts end with their time. */
  readonly notAfter?: Date | null
  /** Signed in with a mailed password. */
  readonly mustChangePassword?: boolean
  readonly method?: SessionMethod
  /** The remembered device it belongs to. */
  readonly deviceId?: string | undefined
}

type Owner = Pick<MemberSession, 'merchantId' | 'memberId'>

/** Sessions of members: opaque tokens, kept as hashes, with an idle and an absolute end (domain.md 9). */
export function createSessionsService({ database, clock, events }: SessionsDependencies) {
  const devices = createDevices({ database, clock })

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

  /** Ends every session of a member, or all but one, and forgets their devices, within the caller's transaction. */
  async function endAll(tx: Transaction, owner: Owner, exceptSessionId?: string): Promise<void> {
    const { merchantId, memberId } = owner
    const ended = await repository.endSessionsOf(tx.query, merchantId, memberId, exceptSessionId, clock.now())
    const kept =
      exceptSessionId === undefined
        ? undefined
        : (await repository.selectLiveSessions(tx.query, merchantId, memberId, clock.now()))[0]
    await devices.revokeOthers(tx, merchantId, memberId, kept?.device_id ?? null)
    tellEnded(tx, owner, ended)
  }

  return {
    devices,
    endAll,

    /** Opens a session within the caller's transaction. The token is told once and kept nowhere. */
    async open(tx: Transaction, owner: SessionOwner): Promise<{ token: string; expiresAt: Date }> {
      const { token, tokenHash } = newToken()
      const now = clock.now()
      const latest = now.getTime() + ABSOLUTE_LIMIT
      const expiresAt = new Date(Math.min(latest, owner.notAfter?.getTime() ?? latest))
      const method = owner.method ?? 'PASSWORD'
      await repository.insertSession(tx.query, {
        token_hash: tokenHash,
        id: newId(now.getTime()),
        merchant_id: owner.merchantId,
        member_id: owner.memberId,
        created_at: now,
        last_seen_at: now,
        expires_at: expiresAt,
        ended_at: null,
        must_change_password: owner.mustChangePassword ?? false,
        ip: owner.ip,
        user_agent: owner.userAgent,
        method,
        is_unproven: method === 'DEVICE',
        device_id: owner.deviceId ?? null,
      })
      return { token, expiresAt }
    },

    /** The session of a token at that brand; undefined when there is none, it ended, or its member is locked. */
    async authenticate(token: string, merchantId: string): Promise<MemberSession | undefined> {
      const tokenHash = hashSecret(token)
      const row = await repository.selectSession(database, tokenHash, merchantId)
      const now = clock.now()
      if (row === undefined || row.status !== 'ACTIVE' || row.expires_at <= now) return undefined
      if (row.member_expires_at !== null && row.member_expires_at <= now) return undefined
      const idle = now.getTime() - row.last_seen_at.getTime()
      const isIdle = idle > IDLE_LIMIT
      if (idle > SEEN_PRECISION && !isIdle) await repository.touchSession(database.query, tokenHash, now)
      return {
        sessionId: row.id,
        memberId: row.member_id,
        merchantId,
        account: row.account,
        accountType: row.type,
        currency: row.currency,
        language: row.language,
        mustChangePassword: row.must_change_password,
        isIdle,
        isUnproven: row.is_unproven,
      }
    },

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

    /** Signs every other place out. */
    async endOthers(session: MemberSession): Promise<void> {
      await database.transaction((tx) => endAll(tx, session, session.sessionId))
    },

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

    /** The holder proved who they are: the session is awake, and may play and pay. */
    async wake(tx: Transaction, { merchantId, memberId, sessionId }: MemberSession): Promise<void> {
      await repository.wakeSession(tx.query, merchantId, memberId, sessionId, clock.now())
    },

    /** Ends one session of a member, or all when none is named, with their devices, within the caller's transaction. */
    async endFor(tx: Transaction, owner: Owner, id?: string): Promise<void> {
      if (id === undefined) await endAll(tx, owner)
      else await endOne(tx, owner, id)
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

    /** The password was changed: the session may play and pay. */
    async clearMustChange(tx: Transaction, { merchantId, memberId, sessionId }: MemberSession): Promise<void> {
      await repository.clearMustChange(tx.query, merchantId, memberId, sessionId)
    },

    /** Whether the member proved who they are at that address, or its neighbourhood, before. */
    async isKnownAddress(merchantId: string, memberId: string, ip: string): Promise<boolean> {
      const known = await repository.selectAddresses(database.query, merchantId, memberId)
      return known.some((session) => networkOf(session.ip) === networkOf(ip))
    },

    /** Forgets sessions and devices that ended long ago; a job calls it. */
    async forgetOld(): Promise<void> {
      await repository.deleteSessionsBefore(database.query, new Date(clock.now().getTime() - KEPT))
      await devices.forgetOld()
    },
  }
}

export type SessionsService = ReturnType<typeof createSessionsService>
