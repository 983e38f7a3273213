import type { Kysely } from 'kysely'
import type { Tables } from '../../db/tables.ts'

/** Those of the brands for which somebody answers: an administrator whose account is not closed works for them. */
export async function answeredBrands(query: Kysely<Tables>, merchantIds: readonly string[]): Promise<Set<string>> {
  if (merchantIds.length === 0) return new Set()
  const rows = await query
    .selectFrom('operator_merchants')
    .innerJoin('operators', 'operators.id', 'operator_merchants.operator_id')
    .select('operator_merchants.merchant_id')
    .distinct()
    .where('operator_merchants.merchant_id', 'in', [...merchantIds])
    .where('operator_merchants.house_role', '=', 'ADMIN')
    .where('operators.active', '=', true)
    .execute()
  return new Set(rows.map(({ merchant_id }) => merchant_id))
}
