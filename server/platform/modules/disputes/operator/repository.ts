import type { Kysely } from 'kysely'
import { contains, inSpan, type Rows, type TimeSpan } from '../../../db/search.ts'
import type { Tables } from '../../../db/tables.ts'
import type { DisputeRow } from '../repository.ts'
import type { DisputeState } from '../states.ts'

/** A dispute with the account of its agent, and the language that he reads. */
export interface OperatorDisputeRow extends DisputeRow {
  readonly account: string
  readonly language: string
}

export interface DisputeFilter extends TimeSpan {
  readonly state?: DisputeState | undefined
  /** Part of the agent's account name. */
  readonly account?: string | undefined
}

const ofBrand = (query: Kysely<Tables>, merchantId: string) =>
  query
    .selectFrom('disputes')
    .innerJoin('members', (join) =>
      join.onRef('members.merchant_id', '=', 'disputes.merchant_id').onRef('members.id', '=', 'disputes.agent_id'),
    )
    .where('disputes.merchant_id', '=', merchantId)

/** A page of a brand's disputes: open ones first, the oldest of them first; then those that were closed last. */
export async function listDisputes(
  query: Kysely<Tables>,
  merchantId: string,
  { state, account, ...span }: DisputeFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Rows<OperatorDisputeRow>> {
  let wanted = inSpan(ofBrand(query, merchantId), 'disputes.created_at', span)
  if (state !== undefined) wanted = wanted.where('disputes.state', '=', state)
  if (account) wanted = wanted.where('members.account', 'ilike', contains(account))
  const rows = await wanted
    .selectAll('disputes')
    .select(['members.account', 'members.language'])
    .orderBy('disputes.closed_at', (end) => end.desc().nullsFirst())
    .orderBy('disputes.created_at')
    .orderBy('disputes.id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await wanted.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

export const findDispute = (
  query: Kysely<Tables>,
  merchantId: string,
  id: string,
): Promise<OperatorDisputeRow | undefined> =>
  ofBrand(query, merchantId)
    .selectAll('disputes')
    .select(['members.account', 'members.language'])
    .where('disputes.id', '=', id)
    .executeTakeFirst()
