import type { Kysely } from 'kysely'
import type { Transaction } from '../../db/connection.ts'
import type { Tables } from '../../db/tables.ts'
import { httpErrors } from '../../http/errors.ts'
import type { MemberSession } from '../../http/session.ts'
import { hashSecret, newToken } from '../../lib/credentials.ts'
import type { SessionsParts } from './dependencies.ts'
import * as codes from './device-codes-repository.ts'
import { sessionsErrors } from './errors.ts'
import { DEVICE_CODE_LIFE, IDLE_LIMIT } from './limits.ts'
import { sessionsPolicy } from './policy.ts'
import * as repository from './repository.ts'

/** How long a used code is remembered, for whoever looks into what happened. */
const KEPT = 24 * 60 * 60_000

interface CodeOwner {
  readonly member_id: string
  readonly session_id: string
}

/**
 * Codes that a signed-in device shows and another one signs in with (decision 0052). A code is worth a sign-in, so that it lives for a
 * minute, is used once, and ends with the session that shows it; only its hash is kept.
 */
export function createDeviceCodes({ database, clock }: SessionsParts) {
  /** The session that shows the code, locked so that it does not end meanwhile; undefined when it may let nobody in any more. */
  async function showingSession(query: Kysely<Tables>, merchantId: string, owner: CodeOwner | undefined) {
    if (owner === undefined) return undefined
    const idleSince = new Date(clock.now().getTime() - IDLE_LIMIT)
    return repository.lockShowingSession(query, merchantId, owner, { now: clock.now(), idleSince })
  }

  return {
    /**
     * Makes the code that a session shows; the one before it is worthless from now on. Throws TRUE_ACCOUNT_NEEDED,
     * PASSWORD_CHANGE_NEEDED.
     */
    async createDeviceCode(session: MemberSession): Promise<{ code: string; expiresAt: string }> {
      if (!sessionsPolicy['deviceCode.create'](session)) throw httpErrors.TRUE_ACCOUNT_NEEDED()
      if (session.mustChangePassword) throw httpErrors.PASSWORD_CHANGE_NEEDED()
      const { token: code, tokenHash } = newToken()
      const now = clock.now()
      const expiresAt = new Date(now.getTime() + DEVICE_CODE_LIFE)
      await database.transaction(async (tx) => {
        await codes.deleteUnusedCodes(tx.query, session.merchantId, session.sessionId)
        await codes.insertCode(tx.query, {
          merchant_id: session.merchantId,
          code_hash: tokenHash,
          member_id: session.memberId,
          session_id: session.sessionId,
          created_at: now,
          expires_at: expiresAt,
        })
      })
      return { code, expiresAt: expiresAt.toISOString() }
    },

    /** Whose code it is; it stays unused. Throws DEVICE_CODE_REFUSED for whatever is wrong with it. */
    async findDeviceCodeOwner(merchantId: string, code: string): Promise<string> {
      const owner = await database.transaction(async (tx) => {
        const found = await codes.selectUsableCode(tx.query, { merchantId, codeHash: hashSecret(code) }, clock.now())
        return showingSession(tx.query, merchantId, found)
      })
      if (owner === undefined) throw sessionsErrors.DEVICE_CODE_REFUSED()
      return owner.member_id
    },

    /** Uses the code up within the caller's transaction; answers whose it was. Throws DEVICE_CODE_REFUSED for whatever is wrong with it. */
    async takeDeviceCode(tx: Transaction, merchantId: string, code: string): Promise<string> {
      const found = await codes.spendCode(tx.query, { merchantId, codeHash: hashSecret(code) }, clock.now())
      const owner = await showingSession(tx.query, merchantId, found)
      if (owner === undefined) throw sessionsErrors.DEVICE_CODE_REFUSED()
      return owner.member_id
    },

    forgetOldDeviceCodes: () => codes.deleteCodesBefore(database.query, new Date(clock.now().getTime() - KEPT)),
  }
}
