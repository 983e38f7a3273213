import type { Insertable, Selectable } from 'kysely'
import type { Transaction } from '../../../db/connection.ts'
import { inSpan, type Rows, type TimeSpan } from '../../../db/search.ts'
import type { Redemptions } from '../../../db/tables.ts'
import type { RedemptionKind, RedemptionState } from '../states.ts'

type Query = Transaction['query']
export type RedemptionRow = Selectable<Redemptions>

/** A member of a brand. */
export interface MemberKey {
  readonly merchantId: string
  readonly memberId: string
}

export interface RedemptionFilter extends TimeSpan {
  readonly state?: RedemptionState | undefined
  readonly kind?: RedemptionKind | undefined
}

/** Makes what one member redeems at once happen one after the other, until the transaction ends. */
export const lockMember = (tx: Transaction, { merchantId, memberId }: MemberKey) =>
  tx.raw(
    `select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'redemptions', current_schema(), $1::text, $2::text), 0))`,
    [merchantId, memberId],
  )

const ofMember = (query: Query, { merchantId, memberId }: MemberKey) =>
  query.selectFrom('redemptions').where('merchant_id', '=', merchantId).where('member_id', '=', memberId)

export const findByKey = (query: Query, member: MemberKey, key: string): Promise<RedemptionRow | undefined> =>
  ofMember(query, member).selectAll().where('idempotency_key', '=', key).executeTakeFirst()

/** A page of what a member redeemed, newest first. */
export async function listOfMember(
  query: Query,
  member: MemberKey,
  { state, kind, ...span }: RedemptionFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Rows<RedemptionRow>> {
  let wanted = inSpan(ofMember(query, member), 'created_at', span)
  if (state !== undefined) wanted = wanted.where('state', '=', state)
  if (kind !== undefined) wanted = wanted.where('kind', '=', kind)
  const rows = await wanted.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute()
  const { total } = await wanted.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

export const insert = (query: Query, redemption: Insertable<Redemptions>): Promise<RedemptionRow> =>
  query.insertInto('redemptions').values(redemption).returningAll().executeTakeFirstOrThrow()

/** How an operator decides. */
export type Decision = Pick<RedemptionRow, 'state' | 'remark' | 'decided_by'> & { readonly decided_at: Date }

/** Decides on what is in process; undefined where it no longer is, so that of two who decide at once one does. */
export const decide = (
  query: Query,
  { merchant_id, id }: Pick<RedemptionRow, 'merchant_id' | 'id'>,
  decision: Decision,
): Promise<RedemptionRow | undefined> =>
  query
    .updateTable('redemptions')
    .set(decision)
    .where('merchant_id', '=', merchant_id)
    .where('id', '=', id)
    .where('state', '=', 'IN_PROCESS')
    .returningAll()
    .executeTakeFirst()
