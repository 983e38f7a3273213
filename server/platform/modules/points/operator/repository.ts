import type { Transaction } from '../../../db/connection.ts'
import { contains, inSpan, type Rows } from '../../../db/search.ts'
import type { RedemptionFilter, RedemptionRow } from '../repository/redemptions.ts'

type Query = Transaction['query']

/** A redemption with the account of its member, and the language that he reads. */
export interface OperatorRedemptionRow extends RedemptionRow {
  readonly account: string
  readonly language: string
}

export interface OperatorRedemptionFilter extends RedemptionFilter {
  /** Part of the account name. */
  readonly account?: string | undefined
}

const ofBrand = (query: Query, merchantId: string) =>
  query
    .selectFrom('redemptions')
    .innerJoin('members', (join) =>
      join
        .onRef('members.merchant_id', '=', 'redemptions.merchant_id')
        .onRef('members.id', '=', 'redemptions.member_id'),
    )
    .where('redemptions.merchant_id', '=', merchantId)

/** A page of what members of a brand redeemed: what is in process first, the oldest of it first; then what was decided last. */
export async function listBrandRedemptions(
  query: Query,
  merchantId: string,
  { state, kind, account, ...span }: OperatorRedemptionFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Rows<OperatorRedemptionRow>> {
  let wanted = inSpan(ofBrand(query, merchantId), 'redemptions.created_at', span)
  if (state !== undefined) wanted = wanted.where('redemptions.state', '=', state)
  if (kind !== undefined) wanted = wanted.where('redemptions.kind', '=', kind)
  if (account) wanted = wanted.where('members.account', 'ilike', contains(account))
  const rows = await wanted
    .selectAll('redemptions')
    .select(['members.account', 'members.language'])
    .orderBy('redemptions.decided_at', (end) => end.desc().nullsFirst())
    .orderBy('redemptions.created_at')
    .orderBy('redemptions.id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await wanted.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

export const findBrandRedemption = (
  query: Query,
  merchantId: string,
  id: string,
): Promise<OperatorRedemptionRow | undefined> =>
  ofBrand(query, merchantId)
    .selectAll('redemptions')
    .select(['members.account', 'members.language'])
    .where('redemptions.id', '=', id)
    .executeTakeFirst()
