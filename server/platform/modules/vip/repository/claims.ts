import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Tables, VipClaims } from '../../../db/tables.ts'
import type { MemberKey } from './sums.ts'

type Query = Kysely<Tables>
export type ClaimRow = Selectable<VipClaims>

/** What a member claimed of some subjects: of all levels, one month and one birthday, so that they are few. */
export const listClaims = (query: Query, { merchantId, memberId }: MemberKey, subjects: readonly string[]) =>
  query
    .selectFrom('vip_claims')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('subject', 'in', subjects)
    .execute()

/** Writes a claim; undefined where that bonus was claimed before, also by somebody who did it at once. */
export const insertClaim = (query: Query, claim: Insertable<VipClaims>): Promise<ClaimRow | undefined> =>
  query
    .insertInto('vip_claims')
    .values(claim)
    .onConflict((conflict) => conflict.columns(['merchant_id', 'member_id', 'kind', 'subject']).doNothing())
    .returningAll()
    .executeTakeFirst()
