import type { Transaction } from '../../../db/connection.ts'
import type { MemberKey, ProtectionDependencies } from '../dependencies.ts'
import { protectionErrors } from '../errors.ts'
import { applyLimit } from './apply-limit.ts'
import { createDepositLimits } from './deposit-limits.ts'
import { readLimit, writeLimit } from './limit-kinds.ts'
import { type LimitState, readLimits } from './limit-states.ts'
import * as repository from './limits-repository.ts'
import { createOwnLimits, type LimitWish } from './own-limits.ts'

/** Limits on deposits, losses and time (regulator-rules.md L1 to L5). */
export function createLimits(dependencies: ProtectionDependencies) {
  const { database, clock } = dependencies

  return {
    /** All limits of a member. */
    list: (member: MemberKey): Promise<LimitState[]> => readLimits(clock, database, member),

    ...createOwnLimits(dependencies),
    ...createDepositLimits(dependencies),

    /** The operator's own limit, at once either way, within the caller's transaction. Throws LIMIT_INVALID, LIMIT_NOT_FOUND. */
    async setByOperator(tx: Transaction, member: MemberKey, { kind, period, amount }: LimitWish) {
      const key = { ...member, kind, period, setBy: 'OPERATOR' } as const
      const wanted = amount === null ? null : readLimit(kind, period, amount)
      await repository.lockMember(tx.query, member)
      const rows = await repository.findLimits(tx.query, member)
      const present = rows.find((row) => row.kind === kind && row.period === period && row.set_by === 'OPERATOR')
      if (present === undefined && wanted === null) throw protectionErrors.LIMIT_NOT_FOUND({ field: 'period' })
      if (wanted === null) await repository.deleteLimit(tx.query, key)
      else await repository.writeLimitRow(tx.query, key, wanted, clock.now())
      await applyLimit(dependencies, tx, member, kind)
      const view = (limit: bigint | null | undefined) => (limit == null ? null : writeLimit(kind, limit))
      return { before: view(present?.amount), after: view(wanted) }
    },
  }
}

export type Limits = ReturnType<typeof createLimits>
