import type { Database, Transaction } from '../../../db/connection.ts'
import type { Money } from '../../../lib/money.ts'

/** A promotion as members may see it: its published version with what is left to give. */
export interface ShownPromotion {
  readonly id: string
  readonly state: 'PUBLISHED' | 'PAUSED'
  readonly version: number
  readonly category: string
  readonly terms: unknown
  readonly words: unknown
  readonly starts_at: Date
  readonly ends_at: Date | null
  readonly currency: string
  readonly budget: Money
  readonly taken: Money
}

const SHOWN = `
  select p.id, p.state, v.version, v.category, v.terms, v.words, v.starts_at, v.ends_at, b.currency, b.amount as budget, b.taken
    from promotions p
    join promotion_versions v on v.merchant_id = p.merchant_id and v.promotion_id = p.id and v.version = p.version
    join promotion_budgets b on b.merchant_id = p.merchant_id and b.promotion_id = p.id
   where p.merchant_id = $1 and p.state in ('PUBLISHED', 'PAUSED')`

/** A brand has some dozens at a time; older ones are closed. */
const MOST_SHOWN = 100

/** Those of a brand that are not over for good, in their order; what ended long ago is left out. */
export const listShown = (
  { raw }: Pick<Database, 'raw'>,
  merchantId: string,
  endedAfter: Date,
): Promise<ShownPromotion[]> =>
  raw<ShownPromotion>(
    `${SHOWN} and (v.ends_at is null or v.ends_at > $2) order by p.position, p.id limit ${MOST_SHOWN}`,
    [merchantId, endedAfter],
  )

export async function findShown(
  { raw }: Pick<Transaction, 'raw'>,
  merchantId: string,
  id: string,
): Promise<ShownPromotion | undefined> {
  const [row] = await raw<ShownPromotion>(`${SHOWN} and p.id = $2`, [merchantId, id])
  return row
}

/** The terms of a version, whatever became of the promotion. */
export const findVersion = ({ query }: Pick<Transaction, 'query'>, merchantId: string, id: string, version: number) =>
  query
    .selectFrom('promotion_versions')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('promotion_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()

/** Takes from the budget what is to be given, where so much is left; held until the transaction ends. */
export async function takeFromBudget(
  { raw }: Pick<Transaction, 'raw'>,
  merchantId: string,
  id: string,
  amount: Money,
): Promise<boolean> {
  const rows = await raw(
    `update promotion_budgets set taken = taken + $3
      where merchant_id = $1 and promotion_id = $2 and taken + $3 <= amount returning 1 as done`,
    [merchantId, id, amount],
  )
  return rows.length > 0
}
