import type { Transaction } from '../../db/connection.ts'
import type { MemberSession } from '../../http/session.ts'
import { newToken } from '../../lib/credentials.ts'
import { newId } from '../../lib/id.ts'
import type { SessionsParts } from './dependencies.ts'
import { ABSOLUTE_LIMIT } from './limits.ts'
import * as repository from './repository.ts'

export type SessionMethod = 'PASSWORD' | 'CODE' | 'PASSKEY' | 'DEVICE' | 'DEVICE_CODE'

/** Ways that show a device and no person: whoever comes by them looks, and proves who he is before he plays or pays. */
const UNPROVEN: readonly SessionMethod[] = ['DEVICE', 'DEVICE_CODE']

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
  /** Who acts in the member's name. */
  readonly subaccountId?: string | undefined
}

/** Sessions as they begin, and what their holders prove later. */
export function createOpening({ clock, events }: SessionsParts) {
  return {
    /** Opens a session within the caller's transaction. The token is told once and kept nowhere. */
    async open(tx: Transaction, owner: SessionOwner): Promise<{ token: string; expiresAt: Date }> {
      const { token, tokenHash } = newToken()
      const { merchantId, memberId } = owner
      const now = clock.now()
      const latest = now.getTime() + ABSOLUTE_LIMIT
      const expiresAt = new Date(Math.min(latest, owner.notAfter?.getTime() ?? latest))
      const method = owner.method ?? 'PASSWORD'
      const id = newId(now.getTime())
      await repository.insertSession(tx.query, {
        token_hash: tokenHash,
        id,
        merchant_id: merchantId,
        member_id: memberId,
        created_at: now,
        last_seen_at: now,
        expires_at: expiresAt,
        ended_at: null,
        must_change_password: owner.mustChangePassword ?? false,
        ip: owner.ip,
        user_agent: owner.userAgent,
        method,
        is_unproven: UNPROVEN.includes(method),
        device_id: owner.deviceId ?? null,
        subaccount_id: owner.subaccountId ?? null,
      })
      if (owner.subaccountId === undefined)
        tx.onCommit(() => events.publish({ type: 'session', merchantId, memberId, sessionId: id }))
      return { token, expiresAt }
    },

    /** The holder proved who they are: the session is awake, and may play and pay. */
    async wake(tx: Transaction, { merchantId, memberId, sessionId }: MemberSession): Promise<void> {
      await repository.wakeSession(tx.query, merchantId, memberId, sessionId, clock.now())
    },

    /** The password was changed: the session may play and pay. */
    async clearMustChange(tx: Transaction, { merchantId, memberId, sessionId }: MemberSession): Promise<void> {
      await repository.clearMustChange(tx.query, merchantId, memberId, sessionId)
    },
  }
}
