import type { Insertable, Kysely } from 'kysely'
import type { Database } from '../../../db/connection.ts'
import type { RebateRises, Tables } from '../../../db/tables.ts'

/** Writes a rise; one for the same document again changes nothing. */
export const insertRise = (query: Kysely<Tables>, rise: Insertable<RebateRises>) =>
  query
    .insertInto('rebate_rises')
    .values(rise)
    .onConflict((conflict) => conflict.columns(['merchant_id', 'document_kind', 'document_id']).doNothing())
    .execute()

/** What rises of some members come to at a moment. Who has none is left out. */
export async function sumRises(
  { raw }: Pick<Database, 'raw'>,
  merchantId: string,
  memberIds: readonly string[],
  at: Date,
): Promise<Map<string, number>> {
  const rows = await raw<{ member_id: string; percent: number }>(
    `select member_id, sum(percent)::int4 as percent from rebate_rises
      where merchant_id = $1 and member_id = any($2::uuid[]) and starts_at < $3 and ends_at >= $3 group by member_id`,
    [merchantId, memberIds, at],
  )
  return new Map(rows.map(({ member_id, percent }) => [member_id, percent]))
}
