import type { Database, Transaction } from '../../db/connection.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Money } from '../../lib/money.ts'
import { house, type LedgerService } from '../ledger/service.ts'
import * as forfeitures from './forfeiture-repository.ts'
import * as repository from './repository.ts'

/** What goes when a bonus is cancelled, expires or is breached (regulator-rules.md I1: the member sees it before he cancels). */
export interface Forfeiture {
  readonly currency: string
  /** Of the bonus itself. */
  readonly bonus: Money
  /** What was won since it came, where its terms name that. */
  readonly winnings: Money
  readonly forfeited: Money
}

/** The operator who cancels a bonus in place of the member. */
export interface Canceller {
  readonly account: string
  readonly reason: string
}

/** A bucket that binds a bonus. */
export type BonusBucket = repository.BucketRow & { readonly bonus: Money; readonly programme: string }

export const bindsBonus = (bucket: repository.BucketRow): bucket is BonusBucket =>
  bucket.bonus !== null && bucket.programme !== null

const least = (first: Money, ...others: readonly Money[]): Money =>
  others.reduce((smallest, amount) => (amount < smallest ? amount : smallest), first)
const notBelowZero = (amount: Money): Money => (amount < 0n ? 0n : amount)

/**
 * What of a bonus is left in the one wallet, and what was won since. Own money is played before the bonus, as regulators have the
 * order of funds, so all of a bonus is left while there is as much in the wallet; and what came in later was never the bonus's:
 * it is left no more than was there before it came. Deposits are never touched: beyond the bonus only what bets won can go.
 */
export function forfeitureOf(bucket: BonusBucket, standing: forfeitures.Standing): Forfeiture {
  const { balance, lowest, result, forfeited } = standing
  const bonus = notBelowZero(least(bucket.bonus, balance, lowest ?? balance))
  const won = bucket.forfeits_winnings ? notBelowZero(least(result - forfeited, balance - bonus)) : 0n
  return { currency: bucket.currency, bonus, winnings: won, forfeited: bonus + won }
}

/** The end of a bonus before it is played. The caller holds the member's counter and accounts. */
export function createForfeiture({ clock, ledger }: { readonly clock: Clock; readonly ledger: LedgerService }) {
  return {
    /** How the bonus stands now, and what would go. */
    async look(tx: Pick<Transaction, 'raw'>, owner: repository.MemberKey, bucket: BonusBucket) {
      const { currency, opened_at: since, id: except, document_id: documentId } = bucket
      const standing = await forfeitures.findStanding(tx, owner, { currency, since, except, documentId })
      return { standing, forfeiture: forfeitureOf(bucket, standing) }
    },

    /** Takes what goes out of the main wallet, back to who gave the bonus, and ends the bucket. */
    async take(
      tx: Transaction,
      owner: repository.MemberKey,
      bucket: BonusBucket,
      ending: {
        readonly state: 'CANCELLED' | 'EXPIRED' | 'BREACHED'
        readonly forfeiture: Forfeiture
        /** Who cancelled, where it was not the member. */
        readonly by?: Canceller
      },
    ): Promise<void> {
      const { by } = ending
      const { forfeited: amount, bonus, winnings } = ending.forfeiture
      const { id, currency } = bucket
      if (amount > 0n)
        await ledger.post(tx, [
          {
            ...owner,
            source: 'turnover',
            key: `forfeit:${id}`,
            kind: 'BONUS',
            document: { kind: 'turnover', id },
            currency,
            amount,
            from: 'CASH',
            to: house.promotion(bucket.programme),
            reason: by?.reason ?? REASONS[ending.state],
            ...(by !== undefined && { actor: by.account }),
          },
        ])
      await forfeitures.closeBucket(tx, owner, { id, state: ending.state, bonus, winnings, by, at: clock.now() })
    },
  }
}

export type Forfeitures = ReturnType<typeof createForfeiture>

const REASONS = {
  CANCELLED: 'cancelled by the member',
  EXPIRED: 'not played in time',
  BREACHED: 'a bet above the greatest allowed',
} as const

/** How a bonus ends, and who recalled it; undefined where it goes on. */
function endingOf({ recalled_by, recall_reason, breached_at, expires_at }: BonusBucket, now: Date) {
  if (recalled_by !== null && recall_reason !== null)
    return { state: 'CANCELLED', by: { account: recalled_by, reason: recall_reason } } as const
  if (breached_at !== null) return { state: 'BREACHED' } as const
  return expires_at !== null && expires_at <= now ? ({ state: 'EXPIRED' } as const) : undefined
}

export interface ExpiryDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly ledger: LedgerService
  readonly forfeiture: Forfeitures
  readonly count: (owner: repository.MemberKey, tx?: Transaction) => Promise<void>
}

const DUE_AT_A_TIME = 200

/** Forfeits bonuses that were not played in time, whose terms were broken, or that were recalled. */
export function createExpiry({ database, clock, ledger, forfeiture, count }: ExpiryDependencies) {
  /**
   * Ends one, unless it was played or mended meanwhile. While the outcome of a bet is open, or money lies with a vendor, nobody
   * can tell what is left: it waits for the next round, and the money stays bound until then.
   */
  const end = (due: forfeitures.DueBucket) =>
    database.transaction(async (tx) => {
      // Counting holds the member's counter until the end.
      await count(due, tx)
      await ledger.lock(tx, due)
      const bucket = await repository.findBucket(tx.query, due, due.id)
      if (bucket?.state !== 'OPEN' || !bindsBonus(bucket)) return false
      const ending = endingOf(bucket, clock.now())
      if (ending === undefined) return false
      const { standing, forfeiture: going } = await forfeiture.look(tx, due, bucket)
      if (standing.openBets || standing.away) return false
      await forfeiture.take(tx, due, bucket, { ...ending, forfeiture: going })
      return true
    })

  /** Goes once through all that are due; answers how many ended. */
  return async function endDue(stopping?: AbortSignal): Promise<number> {
    let ended = 0
    let after: string | undefined
    for (;;) {
      const due = await forfeitures.listDue(database, clock.now(), { after, limit: DUE_AT_A_TIME })
      for (const one of due) {
        if (stopping?.aborted) return ended
        if (await end(one)) ended += 1
      }
      if (due.length < DUE_AT_A_TIME) return ended
      after = due.at(-1)?.id
    }
  }
}
