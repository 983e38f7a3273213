import type { Database } from '../../db/connection.ts'

/** Sums every house account over all entries: dear, so a job does it and the pages read the result. */
export function takeHouseBalances(database: Database, at: Date): Promise<void> {
  return database.transaction(
    async (tx) => {
      await tx.raw('delete from house_balances')
      await tx.raw(
        `insert into house_balances (merchant_id, currency, account, balance, entries, taken_at)
         select merchant_id, currency, account, sum(amount)::int8, count(*), $1
           from ledger_entries where account like 'HOUSE:%' group by merchant_id, currency, account`,
        [at],
      )
    },
    { patient: true },
  )
}
