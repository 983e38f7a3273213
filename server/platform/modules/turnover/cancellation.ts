import type { Database, Transaction } from '../../db/connection.ts'
import type { Clock } from '../../lib/clock.ts'
import { formatMoney, type Money } from '../../lib/money.ts'
import { house, type LedgerService } from '../ledger/service.ts'
import { turnoverErrors } from './errors.ts'
import * as repository from './repository.ts'

export interface CancellationDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly ledger: LedgerService
}

/** What a member gives up by cancelling a bonus (regulator-rules.md I1: he sees it before he does it). */
export interface Cancellation {
  readonly currency: string
  /** Of the bonus itself. */
  readonly bonus: Money
  /** What was won with it and is still bound. */
  readonly winnings: Money
  readonly forfeited: Money
}

/**
 * Cancelling a bonus that is still being played for. Its money is in the member's BONUS account: as much as the bonus gave is
 * the bonus, and when no other bonus shares the account the rest was won with it. Money in the main wallet is never touched.
 */
export function createCancellation({ database, clock, ledger }: CancellationDependencies) {
  async function needOpenBonus(query: Transaction['query'], owner: repository.MemberKey, id: string) {
    const bucket = await repository.findBucket(query, owner, id)
    if (bucket === undefined) throw turnoverErrors.TURNOVER_NOT_FOUND()
    if (bucket.source !== 'BONUS' || bucket.state !== 'OPEN') throw turnoverErrors.TURNOVER_NOT_CANCELLABLE()
    return bucket
  }

  /** What cancelling costs, as one transaction sees the account and the other bonuses in it. */
  async function amountsOf(tx: Transaction, owner: repository.MemberKey, bucket: repository.BucketRow) {
    const { currency, document_id } = bucket
    const balance = await ledger.balance(owner, currency, 'BONUS', tx)
    const given = await ledger.credited(tx, owner, { currency, account: 'BONUS', documentId: document_id })
    const bonus = given < balance ? given : balance
    const others = await repository.countOtherBonuses(tx.query, owner, bucket)
    const winnings = others === 0 ? balance - bonus : 0n
    return { currency, bonus, winnings, forfeited: bonus + winnings }
  }

  return {
    /** What cancelling would cost. Throws TURNOVER_NOT_FOUND, TURNOVER_NOT_CANCELLABLE. */
    preview: (owner: repository.MemberKey, id: string): Promise<Cancellation> =>
      database.transaction(async (tx) => amountsOf(tx, owner, await needOpenBonus(tx.query, owner, id)), {
        isolation: 'repeatable read',
      }),

    /**
     * Cancels a bonus and forfeits what `preview` said. It looks only once it holds the member's bonuses and accounts, so
     * that whoever comes second is told what has become of the bonus. Throws TURNOVER_NOT_FOUND, TURNOVER_NOT_CANCELLABLE,
     * and TURNOVER_CHANGED when another amount would go than he agreed to.
     */
    cancel: (owner: repository.MemberKey, id: string, expected: Money): Promise<Cancellation> =>
      database.transaction(async (tx) => {
        await repository.lockCounter(tx, owner, clock.now())
        await ledger.lock(tx, owner)
        const bucket = await needOpenBonus(tx.query, owner, id)
        const cancellation = await amountsOf(tx, owner, bucket)
        const { forfeited } = cancellation
        if (forfeited !== expected)
          throw turnoverErrors.TURNOVER_CHANGED({
            field: 'forfeited',
            extras: { forfeited: formatMoney(forfeited) },
          })
        if (forfeited > 0n) await forfeit(tx, owner, bucket, forfeited)
        await repository.cancelBucket(tx.query, owner, id, clock.now())
        return cancellation
      }),
  }

  function forfeit(tx: Transaction, owner: repository.MemberKey, bucket: repository.BucketRow, amount: Money) {
    return ledger.post(tx, [
      {
        merchantId: owner.merchantId,
        memberId: owner.memberId,
        source: 'turnover',
        key: `cancel:${bucket.id}`,
        kind: 'BONUS',
        document: { kind: 'turnover', id: bucket.id },
        currency: bucket.currency,
        amount,
        from: 'BONUS',
        to: house.promotion(bucket.document_id),
        reason: 'cancelled by the member',
      },
    ])
  }
}
