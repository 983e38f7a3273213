import type { Database, Transaction } from '../../../db/connection.ts'

/** A main wallet after pay moved in it. */
export interface PaidBalance {
  readonly member_id: string
  readonly currency: string
  readonly balance: bigint
  readonly version: bigint
}

interface Row extends Partial<PaidBalance> {
  readonly tried: number
}

/** Pays some of what is due at a brand (earnings_pay.sql): how many had their turn, and the balances that changed. */
export async function payDue(
  { raw }: Pick<Transaction, 'raw'>,
  merchantId: string,
  limit: number,
  at: Date,
): Promise<{ tried: number; balances: PaidBalance[] }> {
  const rows = await raw<Row>('select * from earnings_pay($1, $2, $3)', [merchantId, limit, at.toISOString()])
  const balances = rows.filter((row): row is Row & PaidBalance => row.member_id != null)
  return { tried: rows[0]?.tried ?? 0, balances }
}

/** Waits for those who pay at a brand at this moment; nobody begins to until the transaction ends. */
export async function stopPaying({ raw }: Pick<Transaction, 'raw'>, merchantId: string): Promise<void> {
  await raw(
    `select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'earnings_pay', current_schema(), $1::text), 0))`,
    [merchantId],
  )
}

/** When something is to be paid, or a settlement may be over (`RegularWork`). */
export const PAYING_DUE_AT = `
  select least(
    (select min(due.next_try_at) from merchants m
      cross join lateral (select e.next_try_at from earnings e where e.merchant_id = m.id
         and e.state in ('DUE', 'INSUFFICIENT', 'PART_PAID') order by e.next_try_at limit 1) due),
    (select timestamptz 'epoch' from settlements where state = 'PAYING' order by merchant_id, created_at limit 1))`

/** Brands at which pay is due, or all of a settlement is paid and nobody saw it: two who paid its last earnings at once. */
export async function listDueMerchants({ raw }: Pick<Database, 'raw'>, at: Date): Promise<string[]> {
  const rows = await raw<{ id: string }>(
    `select m.id from merchants m where exists (select from earnings e where e.merchant_id = m.id
        and e.state in ('DUE', 'INSUFFICIENT', 'PART_PAID') and e.next_try_at <= $1)
       or exists (select from settlements s where s.merchant_id = m.id and s.state = 'PAYING' and not exists (select from earnings e
         where e.merchant_id = m.id and e.settlement_id = s.id and e.state = 'DUE'))`,
    [at.toISOString()],
  )
  return rows.map(({ id }) => id)
}
