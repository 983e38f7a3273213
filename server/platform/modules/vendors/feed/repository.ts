import type { Database } from '../../../db/connection.ts'
import type { OutcomeOf } from '../../../db/outcomes.ts'
import { newId } from '../../../lib/id.ts'
import { parseMoney } from '../../../lib/money.ts'
import type { FeedBet } from '../adapters/transfer-wallet/transfer-games.ts'

export type ImportResult = OutcomeOf<'bet_import'>

/** Writes a bet with its money, both or neither, in one round trip. */
export async function importBet(database: Database, adapter: string, bet: FeedBet, hash: string, at: Date) {
  const [merchantId, memberId] = bet.player.split('.')
  const [row] = await database.prepared<{ result: ImportResult }>(
    'bet_import',
    'select bet_import($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18) as result',
    [
      adapter,
      merchantId,
      memberId,
      newId(),
      bet.id,
      bet.round,
      bet.vendor,
      bet.game,
      bet.currency,
      parseMoney(bet.stake),
      parseMoney(bet.payout),
      parseMoney(bet.balanceAfter),
      new Date(bet.placedAt),
      new Date(bet.settledAt),
      hash,
      newId(),
      newId(),
      at,
    ],
  )
  if (row === undefined) throw new Error('The import answered nothing')
  return row.result
}

export async function findCursor({ query }: Database, adapter: string): Promise<string> {
  const row = await query.selectFrom('vendor_feeds').select('cursor').where('adapter', '=', adapter).executeTakeFirst()
  return row?.cursor ?? ''
}

export async function saveCursor({ query }: Database, adapter: string, cursor: string, at: Date): Promise<void> {
  const values = { adapter, cursor, pulled_at: at }
  await query
    .insertInto('vendor_feeds')
    .values(values)
    .onConflict((conflict) => conflict.column('adapter').doUpdateSet(values))
    .execute()
}

/** Keeps a bet until its money is there. */
export async function keepWaiting({ query }: Database, adapter: string, bet: FeedBet, at: Date): Promise<void> {
  await query
    .insertInto('vendor_bets_waiting')
    .values({ adapter, transaction_id: bet.id, record: JSON.stringify(bet), since: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const listWaiting = ({ query }: Database, adapter: string, limit: number) =>
  query
    .selectFrom('vendor_bets_waiting')
    .selectAll()
    .where('adapter', '=', adapter)
    .orderBy('since')
    .limit(limit)
    .execute()

export async function forgetWaiting({ query }: Database, adapter: string, transactionId: string): Promise<void> {
  await query
    .deleteFrom('vendor_bets_waiting')
    .where('adapter', '=', adapter)
    .where('transaction_id', '=', transactionId)
    .execute()
}
