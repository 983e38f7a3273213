import type { Transaction } from '../../../db/connection.ts'
import type { MemberKey, ProtectionDependencies } from '../dependencies.ts'
import { protectionErrors } from '../errors.ts'
import * as repository from './repository.ts'
import { tellIdentityWebhooks } from './tell-webhooks.ts'

/** After this long somebody else may take up a case that was claimed. */
const CLAIM = 30 * 60_000

/** The cases that wait for a decision, and what becomes of them. */
export function createIdentityDecisions({ database, clock }: ProtectionDependencies) {
  return {
    queue: (merchantId: string, filter: repository.QueueFilter, at: { limit: number; offset: number }) =>
      repository.findQueue(database.query, merchantId, filter, at),

    /** An operator takes a case up, within the caller's transaction. Throws IDENTITY_NOT_FOUND, …_DECIDED, …_CLAIMED. */
    async claim(tx: Transaction, member: MemberKey, operator: string) {
      const before = await needCase(tx, member)
      const now = clock.now()
      demandUnclaimed(before, operator, now)
      const after = await repository.updateIdentity(tx.query, member, { claimed_by: operator, claimed_at: now })
      return { before, after }
    },

    /** The decision of the operator who has the case, within the caller's transaction. Throws as `claim`, IDENTITY_REASON_MISSING. */
    async decide(tx: Transaction, member: MemberKey, operator: string, approve: boolean, reason: string | undefined) {
      const before = await needCase(tx, member)
      const now = clock.now()
      demandUnclaimed(before, operator, now)
      const words = reason?.trim() ?? ''
      if (!approve && words === '') throw protectionErrors.IDENTITY_REASON_MISSING({ field: 'reason' })
      const after = await repository.updateIdentity(tx.query, member, {
        state: approve ? 'VERIFIED' : 'REJECTED',
        decided_at: now,
        decided_by: operator,
        reason: approve ? null : words,
      })
      await tellIdentityWebhooks(tx, after, now)
      return { before, after }
    },
  }
}

async function needCase(tx: Transaction, member: MemberKey): Promise<repository.IdentityRow> {
  const row = await repository.lockIdentity(tx.query, member)
  if (row === undefined) throw protectionErrors.IDENTITY_NOT_FOUND()
  if (row.state !== 'SUBMITTED') throw protectionErrors.IDENTITY_DECIDED()
  return row
}

function demandUnclaimed({ claimed_at, claimed_by }: repository.IdentityRow, operator: string, now: Date): void {
  const isTaken = claimed_at !== null && now.getTime() - claimed_at.getTime() < CLAIM
  if (isTaken && claimed_by !== operator) throw protectionErrors.IDENTITY_CLAIMED({ extras: { operator: claimed_by } })
}
