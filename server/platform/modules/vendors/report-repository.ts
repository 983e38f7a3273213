import type { Database } from '../../db/connection.ts'
import type { Money } from '../../lib/money.ts'
import type { Player } from './vendor-adapter.ts'

/** A movement that stands in our books: of a bet that was not given back. */
export interface BookedMovement extends Player {
  readonly transactionId: string
  readonly kind: 'BET' | 'WIN'
  readonly betId: string
  readonly round: string
  readonly amount: Money
  readonly currency: string
  readonly at: Date
}

const STANDING = `select t.merchant_id as "merchantId", t.member_id as "memberId", t.transaction_id as "transactionId", t.kind,
    t.bet_id as "betId", b.round, t.amount, b.currency, t.created_at as at
  from bet_transactions t join bets b on b.merchant_id = t.merchant_id and b.member_id = t.member_id and b.id = t.bet_id
  where t.source = $1 and t.kind in ('BET', 'WIN') and t.outcome = 'SUCCESS' and b.state <> 'VOID'`

/** What was booked for a source within a span: a few blocks of the table, and each bet by its key. */
export const findStandingWithin = (
  database: Database,
  source: string,
  from: Date,
  to: Date,
): Promise<BookedMovement[]> =>
  database.raw<BookedMovement>(`${STANDING} and t.created_at >= $2 and t.created_at < $3`, [source, from, to])

/** What was booked, whenever, under transactions of players: each by its key. */
export const findStandingOf = (
  database: Database,
  source: string,
  named: readonly (Player & { readonly transactionId: string })[],
): Promise<BookedMovement[]> =>
  database.raw<BookedMovement>(
    `${STANDING} and (t.merchant_id, t.member_id, t.transaction_id) in
      (select * from unnest($2::text[], $3::uuid[], $4::text[]))`,
    [
      source,
      named.map(({ merchantId }) => merchantId),
      named.map(({ memberId }) => memberId),
      named.map(({ transactionId }) => transactionId),
    ],
  )
