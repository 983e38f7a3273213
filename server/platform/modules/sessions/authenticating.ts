import type { MemberSession } from '../../http/session.ts'
import { hashSecret } from '../../lib/credentials.ts'
import { createGatheredReads } from '../../lib/gathered-reads.ts'
import type { SessionsDependencies } from './dependencies.ts'
import { IDLE_LIMIT } from './limits.ts'
import * as repository from './repository.ts'

/** How exactly `last_seen_at` is kept: a write per call would make every read a write. */
const SEEN_PRECISION = 60_000

/** Sessions as each call asks for one. */
export function createAuthenticating({ database, clock }: Pick<SessionsDependencies, 'database' | 'clock'>) {
  const readSession = createGatheredReads((shown: readonly repository.ShownToken[]) =>
    repository.selectSessions(database, shown),
  )

  /** The session of a token at that brand; undefined when there is none, it ended, or its member is locked or who acts for him is. */
  return async function authenticate(token: string, merchantId: string): Promise<MemberSession | undefined> {
    // Read with those of other calls, whom a transaction of this one's would take with it.
    database.assertOutsideTransaction()
    const tokenHash = hashSecret(token)
    const row = await readSession({ tokenHash, merchantId })
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
      subaccount: row.subaccount,
    }
  }
}
