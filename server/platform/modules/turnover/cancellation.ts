import type { Database, Transaction } from '../../db/connection.ts'
import { formatMoney, type Money } from '../../lib/money.ts'
import type { LedgerService } from '../ledger/service.ts'
import { turnoverErrors } from './errors.ts'
import { type BonusBucket, bindsBonus, type Canceller, type Forfeiture, type Forfeitures } from './forfeiture.ts'
import type { Standing } from './forfeiture-repository.ts'
import * as repository from './repository.ts'

export interface CancellationDependencies {
  readonly database: Database
  readonly ledger: LedgerService
  readonly forfeiture: Forfeitures
  readonly count: (owner: repository.MemberKey, tx?: Transaction) => Promise<void>
}

/** The giving up of a bonus that is still played for: the member loses what its terms name, and owes nothing more for it. */
export function createCancellation({ database, ledger, forfeiture, count }: CancellationDependencies) {
  async function needOpenBonus(tx: Transaction, owner: repository.MemberKey, id: string): Promise<BonusBucket> {
    const bucket = await repository.findBucket(tx.query, owner, id)
    if (bucket === undefined) throw turnoverErrors.TURNOVER_NOT_FOUND()
    if (!bindsBonus(bucket) || bucket.state !== 'OPEN') throw turnoverErrors.TURNOVER_NOT_CANCELLABLE()
    return bucket
  }

  /**
   * Cancels a bonus within the caller's transaction and forfeits what `preview` said. It looks only once it holds the member's bonuses and
   * accounts, so that whoever comes second is told what has become of the bonus. Throws as `preview`, and TURNOVER_CHANGED when another
   * amount would go than he agreed to.
   */
  async function cancelIn(
    tx: Transaction,
    owner: repository.MemberKey,
    { id, expected, by }: { readonly id: string; readonly expected: Money; readonly by?: Canceller },
  ): Promise<Forfeiture> {
    // Counting holds the member's counter until the end.
    await count(owner, tx)
    await ledger.lock(tx, owner)
    const bucket = await needOpenBonus(tx, owner, id)
    const { standing, forfeiture: going } = await forfeiture.look(tx, owner, bucket)
    refuseUntold(standing)
    const { forfeited } = going
    if (forfeited !== expected)
      throw turnoverErrors.TURNOVER_CHANGED({ field: 'forfeited', extras: { forfeited: formatMoney(forfeited) } })
    await forfeiture.take(tx, owner, bucket, { state: 'CANCELLED', forfeiture: going, ...(by !== undefined && { by }) })
    return going
  }

  return {
    /** What cancelling would cost. Throws TURNOVER_NOT_FOUND, TURNOVER_NOT_CANCELLABLE, TURNOVER_BETS_OPEN, TURNOVER_MONEY_AWAY. */
    async preview(owner: repository.MemberKey, id: string): Promise<Forfeiture> {
      await count(owner)
      return database.transaction(
        async (tx) => {
          const { standing, forfeiture: going } = await forfeiture.look(tx, owner, await needOpenBonus(tx, owner, id))
          refuseUntold(standing)
          return going
        },
        { isolation: 'repeatable read' },
      )
    },

    /** Cancels a bonus of one's own. Throws as `cancelIn`. */
    cancel: (owner: repository.MemberKey, id: string, expected: Money): Promise<Forfeiture> =>
      database.transaction((tx) => cancelIn(tx, owner, { id, expected })),

    cancelIn,
  }
}

/** What is left cannot be told while a bet is open; and money that lies elsewhere could not be taken. */
function refuseUntold({ openBets, away }: Standing): void {
  if (openBets) throw turnoverErrors.TURNOVER_BETS_OPEN()
  if (away) throw turnoverErrors.TURNOVER_MONEY_AWAY()
}
