import type { Transaction } from '../../db/connection.ts'
import type { Clock } from '../../lib/clock.ts'
import { closeBucket } from './forfeiture-repository.ts'
import * as repository from './repository.ts'

/** A document whose money is taken back, and the operator who decided. */
export interface TakenBack {
  readonly documentId: string
  readonly by: { readonly account: string; readonly reason: string }
}

/** What becomes of turnover when the money that it was demanded for is taken back (decision 0045). */
export function createRelease({ clock }: { readonly clock: Clock }) {
  return {
    /**
     * Ends the open bucket of a document whose money leaves in the same transaction: nobody plays for what he has not. Called before the money
     * moves, since the counter is taken before the accounts. False where its bonus was forfeited already, so that it would go twice.
     */
    async release(tx: Transaction, owner: repository.MemberKey, { documentId, by }: TakenBack): Promise<boolean> {
      await repository.lockCounters(tx, [owner], clock.now())
      for (const bucket of await repository.findBucketsOfDocument(tx.query, owner, documentId)) {
        if (bucket.forfeited > 0n) return false
        if (bucket.state !== 'OPEN') continue
        const bonus = bucket.bonus ?? 0n
        await closeBucket(tx, owner, { id: bucket.id, state: 'CANCELLED', bonus, winnings: 0n, by, at: clock.now() })
      }
      return true
    },

    /**
     * Recalls a bonus that was given for what is taken back: it takes no more bets, and goes as when the member had cancelled it, at once or
     * as soon as no bet is open. One that was played through is his. The caller holds the counter.
     */
    recall: (tx: Transaction, owner: repository.MemberKey, taken: TakenBack): Promise<void> =>
      repository.recallBonus(tx, owner, { ...taken, at: clock.now() }),
  }
}
