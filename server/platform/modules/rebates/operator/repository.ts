import type { Transaction } from '../../../db/connection.ts'
import { behind, contains, countUpTo, inSpan, type Rows, type TimeSpan } from '../../../db/search.ts'
import type { Moment } from '../../../http/feed.ts'
import type { ClaimRow } from '../repository/claims.ts'
import type { RebateChannel } from '../states.ts'

type Query = Transaction['query']

/** A claim with the account of its member. */
export interface OperatorClaimRow extends ClaimRow {
  readonly account: string
}

export interface ClaimFilter extends TimeSpan {
  readonly channel?: RebateChannel | undefined
  /** Part of the account name. */
  readonly account?: string | undefined
}

const ofBrand = (query: Query, merchantId: string) =>
  query
    .selectFrom('rebate_claims')
    .innerJoin('members', (join) =>
      join
        .onRef('members.merchant_id', '=', 'rebate_claims.merchant_id')
        .onRef('members.id', '=', 'rebate_claims.member_id'),
    )
    .where('rebate_claims.merchant_id', '=', merchantId)

function wantedClaims(query: Query, merchantId: string, { channel, account, ...span }: ClaimFilter) {
  let wanted = inSpan(ofBrand(query, merchantId), 'rebate_claims.claimed_at', span)
  if (channel !== undefined) wanted = wanted.where('rebate_claims.channel', '=', channel)
  if (account) wanted = wanted.where('members.account', 'ilike', contains(account))
  return wanted
}

/** A page of what members of a brand were given, the last first. */
export async function listBrandClaims(
  query: Query,
  merchantId: string,
  filter: ClaimFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Rows<OperatorClaimRow>> {
  const wanted = wantedClaims(query, merchantId, filter)
  const rows = await wanted
    .selectAll('rebate_claims')
    .select('members.account')
    .orderBy('rebate_claims.claimed_at', 'desc')
    .orderBy('rebate_claims.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await wanted.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** Claims behind a place of the list, the last first. */
export const readBrandClaims = (
  query: Query,
  merchantId: string,
  filter: ClaimFilter,
  { after, limit }: { readonly after: Moment | undefined; readonly limit: number },
): Promise<OperatorClaimRow[]> =>
  behind(wantedClaims(query, merchantId, filter), ['rebate_claims.claimed_at', 'rebate_claims.id'], after)
    .selectAll('rebate_claims')
    .select('members.account')
    .orderBy('rebate_claims.claimed_at', 'desc')
    .orderBy('rebate_claims.id', 'desc')
    .limit(limit)
    .execute()

/** How many claims a filter finds, counted up to `most`. */
export const countBrandClaims = (query: Query, merchantId: string, filter: ClaimFilter, most: number) =>
  countUpTo(query, wantedClaims(query, merchantId, filter).select('rebate_claims.id'), most)

export const findBrandClaim = (query: Query, merchantId: string, id: string): Promise<OperatorClaimRow | undefined> =>
  ofBrand(query, merchantId)
    .selectAll('rebate_claims')
    .select('members.account')
    .where('rebate_claims.id', '=', id)
    .executeTakeFirst()
