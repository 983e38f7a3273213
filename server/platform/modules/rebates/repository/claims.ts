import type { Insertable, Kysely, Selectable } from 'kysely'
import { inSpan, type Rows, type TimeSpan } from '../../../db/search.ts'
import type { RebateClaimLines, RebateClaims, Tables } from '../../../db/tables.ts'
import type { MemberKey } from './accruals.ts'

type Query = Kysely<Tables>
export type ClaimRow = Selectable<RebateClaims>
export type ClaimLineRow = Selectable<RebateClaimLines>

export const insertClaim = (query: Query, claim: Insertable<RebateClaims>): Promise<ClaimRow> =>
  query.insertInto('rebate_claims').values(claim).returningAll().executeTakeFirstOrThrow()

export const insertLines = (query: Query, lines: readonly Insertable<RebateClaimLines>[]) =>
  query.insertInto('rebate_claim_lines').values(lines).execute()

const ofMember = (query: Query, { merchantId, memberId }: MemberKey) =>
  query.selectFrom('rebate_claims').where('merchant_id', '=', merchantId).where('member_id', '=', memberId)

/** A page of what a member was given in a span, the last first. */
export async function listClaims(
  query: Query,
  member: MemberKey,
  span: TimeSpan,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Rows<ClaimRow>> {
  const claims = inSpan(ofMember(query, member), 'claimed_at', span)
  const rows = await claims
    .selectAll()
    .orderBy('claimed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await claims.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

export const findClaim = (query: Query, member: MemberKey, id: string): Promise<ClaimRow | undefined> =>
  ofMember(query, member).selectAll().where('id', '=', id).executeTakeFirst()

/** The lines of a claim, the last day first; no more than a member has accruals of the days that may be claimed. */
export const listLines = (query: Query, merchantId: string, claimId: string): Promise<ClaimLineRow[]> =>
  query
    .selectFrom('rebate_claim_lines')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('claim_id', '=', claimId)
    .orderBy('day', 'desc')
    .orderBy('category')
    .execute()
