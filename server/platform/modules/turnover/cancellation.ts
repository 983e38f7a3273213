import type { Database, Transaction } from '../../db/connection.ts'
import type { Clock } from '../../lib/clock.ts'
import { Failure } from '../../lib/failure.ts'
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

/** More credits than this one bonus never has. */
const CREDITS_READ = 200

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

  async function amountsOf(owner: repository.MemberKey, bucket: repository.BucketRow, others: number) {
    const { currency, document_id } = bucket
    const balance = await ledger.balance(owner, currency, 'BONUS')
    const { entries } = await ledger.statement({ ...owner, currency, account: 'BONUS', limit: CREDITS_READ })
    const given = entries
      .filter(({ amount, document }) => amount > 0n && document.id === document_id)
      .reduce((sum, { amount }) => sum + amount, 0n)
    const bonus = given < balance ? given : balance
    const winnings = others === 0 ? balance - bonus : 0n
    return { currency, bonus, winnings, forfeited: bonus + winnings }
  }

  async function preview(owner: repository.MemberKey, id: string): Promise<Cancellation> {
    const bucket = await needOpenBonus(database.query, owner, id)
    return amountsOf(owner, bucket, await repository.countOtherBonuses(database.query, owner, bucket))
  }

  const changed = (forfeited: Money) =>
    turnoverErrors.TURNOVER_CHANGED({ field: 'forfeited', extras: { forfeited: formatMoney(forfeited) } })

  async function forfeit(owner: repository.MemberKey, id: string, expected: Money): Promise<void> {
    await database.transaction(async (tx) => {
      await repository.lockCounter(tx, owner, clock.now())
      const bucket = await needOpenBonus(tx.query, owner, id)
      if (expected > 0n) {
        const [movement] = await ledger.post(tx, [
          {
            merchantId: owner.merchantId,
            memberId: owner.memberId,
            source: 'turnover',
            key: `cancel:${id}`,
            kind: 'BONUS',
            document: { kind: 'turnover', id },
            currency: bucket.currency,
            amount: expected,
            from: 'BONUS',
            to: house.promotion(bucket.document_id),
            reason: 'cancelled by the member',
          },
        ])
        // What was won since it was shown: he has not agreed to that.
        const left = movement?.accounts.find(({ account }) => account === 'BONUS')?.balance ?? 0n
        const others = await repository.countOtherBonuses(tx.query, owner, bucket)
        if (others === 0 && left !== 0n) throw changed(left + expected)
      }
      await repository.cancelBucket(tx.query, owner, id, clock.now())
    })
  }

  return {
    /** What cancelling would cost. Throws TURNOVER_NOT_FOUND, TURNOVER_NOT_CANCELLABLE. */
    preview,

    /** Cancels a bonus and forfeits what `preview` said. Throws TURNOVER_CHANGED when that is no longer so. */
    async cancel(owner: repository.MemberKey, id: string, expected: Money): Promise<Cancellation> {
      const shown = await preview(owner, id)
      if (shown.forfeited !== expected) throw changed(shown.forfeited)
      try {
        await forfeit(owner, id, expected)
      } catch (error) {
        // A bet took some of it between the look and the lock.
        if (error instanceof Failure && error.code === 'WALLET_INSUFFICIENT')
          throw changed((await preview(owner, id)).forfeited)
        throw error
      }
      return shown
    },
  }
}
