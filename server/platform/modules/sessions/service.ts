import type { Database, Transaction } from '../../db/connection.ts'
import type { MemberSession } from '../../http/session.ts'
import type { Clock } from '../../lib/clock.ts'
import { hashSecret, newToken } from '../../lib/credentials.ts'
import { newId } from '../../lib/id.ts'
import * as repository from './repository.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** domain.md 9: half an hour without a call ends a session. */
export const IDLE_LIMIT = 30 * MINUTE
/** And half a day ends it anyway. */
export const ABSOLUTE_LIMIT = 12 * 60 * MINUTE
/** How exactly `last_seen_at` is kept: a write per call would make every read a write. */
const SEEN_PRECISION = MINUTE
/** How long ended sessions are kept, so that known addresses are recognised. */
const KEPT = 90 * DAY

export interface SessionsDependencies {
  readonly database: Database
  readonly clock: Clock
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
}

/** Sessions of members: opaque tokens, kept as hashes, with an idle and an absolute end (domain.md 9). */
export function createSessionsService({ database, clock }: SessionsDependencies) {
  return {
    /** Opens a session within the caller's transaction. The token is told once and kept nowhere. */
    async open(tx: Transaction, owner: SessionOwner): Promise<{ token: string; expiresAt: Date }> {
      const { token, tokenHash } = newToken()
      const now = clock.now()
      const latest = now.getTime() + ABSOLUTE_LIMIT
      const expiresAt = new Date(Math.min(latest, owner.notAfter?.getTime() ?? latest))
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
      })
      return { token, expiresAt }
    },

    /** The session of a token at that brand; undefined when there is none, it ended, or its member is locked. */
    async authenticate(token: string, merchantId: string): Promise<MemberSession | undefined> {
      const tokenHash = hashSecret(token)
      const row = await repository.selectSession(database.query, tokenHash, merchantId)
      const now = clock.now()
      if (row === undefined || row.status !== 'ACTIVE' || row.expires_at <= now) return undefined
      if (row.member_expires_at !== null && row.member_expires_at <= now) return undefined
      const idle = now.getTime() - row.last_seen_at.getTime()
      if (idle > IDLE_LIMIT) return undefined
      if (idle > SEEN_PRECISION) await repository.touchSession(database.query, tokenHash, now)
      return {
        sessionId: row.id,
        memberId: row.member_id,
        merchantId,
        account: row.account,
        accountType: row.type,
        currency: row.currency,
        language: row.language,
        mustChangePassword: row.must_change_password,
      }
    },

    /** Ends one session; its token is worthless from now on. */
    async end({ merchantId, memberId, sessionId }: MemberSession): Promise<void> {
      await repository.endSession(database.query, merchantId, memberId, sessionId, clock.now())
    },

    /** Ends every session of a member, or all but one, within the caller's transaction. */
    async endAll(
      tx: Transaction,
      member: { merchantId: string; memberId: string },
      exceptSessionId?: string,
    ): Promise<void> {
      await repository.endSessionsOf(tx.query, member.merchantId, member.memberId, exceptSessionId, clock.now())
    },

    /** Ends one session of a member, or all when none is named, within the caller's transaction. */
    async endFor(tx: Transaction, { merchantId, memberId }: { merchantId: string; memberId: string }, id?: string) {
      if (id === undefined) return repository.endSessionsOf(tx.query, merchantId, memberId, undefined, clock.now())
      return repository.endSession(tx.query, merchantId, memberId, id, clock.now())
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

    /** Whether the member had a session from that address before. */
    async isKnownAddress(merchantId: string, memberId: string, ip: string): Promise<boolean> {
      return (await repository.selectKnownAddress(database.query, merchantId, memberId, ip)) !== undefined
    },

    /** Forgets sessions that ended long ago; a job calls it. */
    async forgetOld(): Promise<void> {
      await repository.deleteSessionsBefore(database.query, new Date(clock.now().getTime() - KEPT))
    },
  }
}

export type SessionsService = ReturnType<typeof createSessionsService>
