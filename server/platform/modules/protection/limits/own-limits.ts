import type { Transaction } from '../../../db/connection.ts'
import { moneyInWords } from '../../../lib/money-in-words.ts'
import type { MemberKey, ProtectionDependencies } from '../dependencies.ts'
import { protectionErrors } from '../errors.ts'
import { limitInWords, minutesInWords, periodInWords, protectionTells } from '../tells.ts'
import { applyLimit } from './apply-limit.ts'
import { type LimitKind, type LimitPeriod, readLimit } from './limit-kinds.ts'
import { type LimitState, readLimits } from './limit-states.ts'
import * as repository from './limits-repository.ts'

/** regulator-rules.md L3: an increase waits this long, and then for the member's own word. */
export const LIMIT_WAIT = 24 * 3_600_000

export interface LimitWish {
  readonly kind: LimitKind
  readonly period: LimitPeriod
  /** As the member typed it; null asks to take the limit away. */
  readonly amount: string | null
}

/** The limits that members set themselves. */
export function createOwnLimits(dependencies: ProtectionDependencies) {
  const { clock, database } = dependencies

  async function findOwn(tx: Transaction, member: MemberKey, kind: LimitKind, period: LimitPeriod) {
    const rows = await repository.findLimits(tx.query, member)
    return rows.find((row) => row.kind === kind && row.period === period && row.set_by === 'MEMBER')
  }

  /** A member's row of limits, locked, for one wish after the other. */
  function change(member: MemberKey, work: (tx: Transaction) => Promise<void>): Promise<LimitState[]> {
    return database.transaction(async (tx) => {
      await repository.lockMember(tx.query, member)
      await work(tx)
      return readLimits(clock, tx, member)
    })
  }

  return {
    /**
     * Sets the member's own limit: a lower one counts at once, a higher one or none after 24 hours and a confirmation.
     * Throws LIMIT_INVALID, LIMIT_NOT_FOUND.
     */
    set: (member: MemberKey, { kind, period, amount }: LimitWish): Promise<LimitState[]> => {
      const wanted = amount === null ? null : readLimit(kind, period, amount)
      const key = { ...member, kind, period, setBy: 'MEMBER' } as const
      return change(member, async (tx) => {
        const now = clock.now()
        const present = await findOwn(tx, member, kind, period)
        if (present === undefined && wanted === null) throw protectionErrors.LIMIT_NOT_FOUND({ field: 'period' })
        if (wanted !== null && (present === undefined || wanted <= present.amount)) {
          await repository.writeLimitRow(tx.query, key, wanted, now)
          return applyLimit(dependencies, tx, member, kind)
        }
        await repository.writePending(tx.query, key, wanted, new Date(now.getTime() + LIMIT_WAIT))
        await repository.mark(tx, member, 'LIMIT_RAISED', `${kind} ${period}`, now)
      })
    },

    /** Puts a waiting increase in force. Throws LIMIT_NOTHING_PENDING, LIMIT_WAITS. */
    confirm: (member: MemberKey, kind: LimitKind, period: LimitPeriod): Promise<LimitState[]> => {
      const key = { ...member, kind, period, setBy: 'MEMBER' } as const
      return change(member, async (tx) => {
        const present = await findOwn(tx, member, kind, period)
        if (!present?.pending_at) throw protectionErrors.LIMIT_NOTHING_PENDING({ field: 'period' })
        if (present.pending_at > clock.now())
          throw protectionErrors.LIMIT_WAITS({ field: 'period', extras: { readyAt: present.pending_at.toISOString() } })
        if (present.pending_amount === null) await repository.deleteLimit(tx.query, key)
        else await repository.writeLimitRow(tx.query, key, present.pending_amount, clock.now())
        await applyLimit(dependencies, tx, member, kind)
        await tellRaised(dependencies, tx, member, { kind, period, amount: present.pending_amount })
      })
    },

    /** Forgets a waiting increase. Throws LIMIT_NOTHING_PENDING. */
    cancel: (member: MemberKey, kind: LimitKind, period: LimitPeriod): Promise<LimitState[]> => {
      const key = { ...member, kind, period, setBy: 'MEMBER' } as const
      return change(member, async (tx) => {
        const present = await findOwn(tx, member, kind, period)
        if (!present?.pending_at) throw protectionErrors.LIMIT_NOTHING_PENDING({ field: 'period' })
        await repository.writePending(tx.query, key, null, null)
      })
    },
  }
}

/** Tells of an increase that is in force; null took the limit away. */
function tellRaised(
  { messages }: Pick<ProtectionDependencies, 'messages'>,
  tx: Transaction,
  member: MemberKey,
  { kind, period, amount }: { readonly kind: LimitKind; readonly period: LimitPeriod; readonly amount: bigint | null },
): Promise<void> {
  const named = { limit: limitInWords(kind), period: periodInWords(period) }
  if (amount === null) return messages.tell(tx, member, protectionTells.limitRemoved, named)
  const inWords = kind === 'SESSION' ? minutesInWords(amount) : moneyInWords(amount)
  return messages.tell(tx, member, protectionTells.limitRaised, { ...named, amount: inWords })
}
