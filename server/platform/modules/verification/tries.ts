import type { Kysely } from 'kysely'
import type { Transaction } from '../../db/connection.ts'
import type { Tables } from '../../db/tables.ts'
import type { Clock } from '../../lib/clock.ts'
import * as repository from './tries-repository.ts'

/** Failures count for half an hour, and the fifth locks for half an hour. */
const WINDOW = 30 * 60_000
const MOST_FAILURES = 5

const windowAt = (now: Date) => ({ now, since: new Date(now.getTime() - WINDOW) })

export type TryKind = 'PAYMENT_PASSWORD' | 'SECOND_FACTOR'

interface Owner {
  readonly merchantId: string
  readonly memberId: string
}

/** One member's tries of one secret, while they are held: nobody else tries before the transaction ended. */
export interface HeldTries {
  /** Seconds until the next try is allowed; 0 when it is. */
  readonly lockedSeconds: number
  /** Counts this try as failed, although the refusal rolls the transaction back. */
  fail(): void
  /** The secret was right: earlier failures are forgotten with the transaction. */
  succeed(): Promise<void>
}

/**
 * Tries of secrets that are guessed from inside a session. One after the other per member and secret, so that no
 * number of parallel guesses is worth more than five; a failure counts although the guess rolls its work back.
 */
export function createTries({ clock }: { clock: Clock }) {
  return {
    /** Waits for the member's other tries and holds the place until the transaction ended. */
    async hold(tx: Transaction, { merchantId, memberId }: Owner, kind: TryKind): Promise<HeldTries> {
      const key = `tries:${merchantId}:${memberId}:${kind}`
      let failed = false
      await repository.lockTries(tx.query, key)
      tx.onEnd(async (query) => {
        try {
          if (failed)
            await repository.addFailure(query, { merchantId, memberId, kind }, MOST_FAILURES, windowAt(clock.now()))
        } finally {
          await repository.unlockTries(query, key)
        }
      })
      const known = await repository.selectTries(tx.query, { merchantId, memberId, kind })
      const until = (known?.started_at.getTime() ?? 0) + WINDOW
      const isLocked = known !== undefined && known.failures >= MOST_FAILURES
      return {
        lockedSeconds: isLocked ? Math.max(0, Math.ceil((until - clock.now().getTime()) / 1000)) : 0,
        fail: () => {
          failed = true
        },
        succeed: () => repository.deleteTries(tx.query, { merchantId, memberId, kind }),
      }
    },

    clear: (tx: Transaction, owner: Owner, kind: TryKind): Promise<void> =>
      repository.deleteTries(tx.query, { ...owner, kind }),

    forgetOld: (query: Kysely<Tables>): Promise<void> =>
      repository.deleteTriesBefore(query, windowAt(clock.now()).since),
  }
}

export type Tries = ReturnType<typeof createTries>
