import type { Kysely } from 'kysely'
import type { Transaction } from '../../db/connection.ts'
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

/**
 * Holds who answers for some brands until the transaction ends: two who take each other away are one after the other. Answers those of them with real
 * money for which nobody does any more.
 */
export async function holdUnanswered(tx: Transaction, merchantIds: readonly string[]): Promise<{ name: string }[]> {
  for (const merchantId of merchantIds.toSorted())
    await tx.raw('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`answers-for:${merchantId}`])
  const answered = await answeredBrands(tx.query, merchantIds)
  const left = merchantIds.filter((merchantId) => !answered.has(merchantId))
  if (left.length === 0) return []
  return tx.query.selectFrom('merchants').select('name').where('id', 'in', left).where('mode', '=', 'LIVE').execute()
}
