import type { Database } from '../../../db/connection.ts'

/**
 * Sums the house accounts of a brand over all its entries, or of every brand: dear, so a job does it and the pages read the
 * result.
 */
export function takeHouseBalances(database: Database, at: Date, merchantId: string | null): Promise<void> {
  return database.transaction(
    async (tx) => {
      await tx.raw('delete from house_balances where $1::text is null or merchant_id = $1', [merchantId])
      await tx.raw(
        `insert into house_balances (merchant_id, currency, account, balance, entries, taken_at)
         select merchant_id, currency, account, sum(amount)::int8, count(*), $1
           from ledger_entries where account like 'HOUSE:%' and ($2::text is null or merchant_id = $2)
          group by merchant_id, currency, account
         on conflict (merchant_id, currency, account) do update
           set balance = excluded.balance, entries = excluded.entries, taken_at = excluded.taken_at`,
        [at, merchantId],
      )
    },
    { patient: true },
  )
}

/** The balances of a brand's house accounts as they were taken last. */
export const listHouseBalances = (query: Database['query'], merchantId: string) =>
  query
    .selectFrom('house_balances')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .orderBy('currency')
    .orderBy('account')
    .execute()
