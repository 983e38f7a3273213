import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import { operatorsErrors } from './errors.ts'

type Query = Kysely<Tables>

/** How long whoever let an operator in counts as that operator: others have the time to see it in the audit log. */
const HOURS = 72

/** Notes who let an operator in: opened or reopened the account, raised its role, gave it a brand, password or factor. */
export async function noteGrant(query: Query, operatorId: string, grantedBy: string, at: Date): Promise<void> {
  await query
    .insertInto('operator_access_grants')
    .values({ operator_id: operatorId, granted_by: grantedBy, granted_at: at })
    .onConflict((conflict) => conflict.columns(['operator_id', 'granted_by']).doUpdateSet({ granted_at: at }))
    .execute()
}

/**
 * Refuses a decision that is not a second person's: the decider and everybody who decided or asked before must have been
 * let in by different people within 72 hours, over any number of accounts in between. Every decision with four eyes comes
 * through here. Throws FOUR_EYES_DEPENDENT.
 */
export async function demandIndependence(
  query: Query,
  deciderId: string,
  others: readonly string[],
  now: Date,
): Promise<void> {
  if ((await findDependent(query, deciderId, others, now)).length > 0)
    throw operatorsErrors.FOUR_EYES_DEPENDENT({ extras: { hours: HOURS } })
}

/** Those of some operators who are not independent of one: somebody let both in within 72 hours, or one of them the other. */
export async function findDependent(
  query: Query,
  operatorId: string,
  others: readonly string[],
  now: Date,
): Promise<string[]> {
  if (others.length === 0) return []
  const since = new Date(now.getTime() - HOURS * 3_600_000)
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
