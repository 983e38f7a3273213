import type { Insertable, Kysely, Selectable } from 'kysely'
import type { MemberIdentities, Tables } from '../../db/tables.ts'

type Query = Kysely<Tables>
export type IdentityRow = Selectable<MemberIdentities>

export const selectIdentity = (query: Query, merchantId: string, provider: string, subject: string) =>
  query
    .selectFrom('member_identities')
    .select('member_id')
    .where('merchant_id', '=', merchantId)
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()

export const selectIdentitiesOf = (query: Query, merchantId: string, memberId: string): Promise<IdentityRow[]> =>
  query
    .selectFrom('member_identities')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .orderBy('provider')
    .execute()

/** False when that account, or another one of that house, is linked already. */
export async function insertIdentity(query: Query, identity: Insertable<MemberIdentities>): Promise<boolean> {
  const inserted = await query
    .insertInto('member_identities')
    .values(identity)
    .onConflict((conflict) => conflict.doNothing())
    .returning('provider')
    .executeTakeFirst()
  return inserted !== undefined
}

/** False when none was linked. */
export async function deleteIdentity(
  query: Query,
  merchantId: string,
  memberId: string,
  provider: string,
): Promise<boolean> {
  const deleted = await query
    .deleteFrom('member_identities')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('provider', '=', provider)
    .returning('provider')
    .executeTakeFirst()
  return deleted !== undefined
}
