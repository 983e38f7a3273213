import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../db/tables.ts'

type Query = Kysely<Tables>

/** Notes who let an operator in: opened or reopened the account, raised its role, gave it a brand, password or factor. */
export async function noteGrant(query: Query, operatorId: string, grantedBy: string, at: Date): Promise<void> {
  await query
    .insertInto('operator_access_grants')
    .values({ operator_id: operatorId, granted_by: grantedBy, granted_at: at })
    .onConflict((conflict) => conflict.columns(['operator_id', 'granted_by']).doUpdateSet({ granted_at: at }))
    .execute()
}

/** Those of some operators whom somebody let in since a moment who also let the one in, over any number of accounts in between. */
export async function findSharingHands(
  query: Query,
  operatorId: string,
  others: readonly string[],
  since: Date,
): Promise<string[]> {
  const asked = sql.join([operatorId, ...others].map((id) => sql`(${id}::uuid)`))
  const shared = await sql<{ operator_id: string }>`
    with recursive hands (operator_id, hand) as (
      select id, id from (values ${asked}) as asked (id)
      union
      select hands.operator_id, access.granted_by
        from hands join operator_access_grants access on access.operator_id = hands.hand
       where access.granted_at > ${since}
    )
    select distinct other.operator_id from hands own join hands other on other.hand = own.hand
     where own.operator_id = ${operatorId}::uuid and other.operator_id <> ${operatorId}::uuid`.execute(query)
  return shared.rows.map(({ operator_id }) => operator_id)
}
