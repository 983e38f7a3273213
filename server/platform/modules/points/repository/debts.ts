import type { Transaction } from '../../../db/connection.ts'
import { givenRows } from '../../../db/given-rows.ts'
import type { DocumentReference } from '../../ledger/service.ts'
import type { MemberKey } from './redemptions.ts'

/** Points that a document gave, that were to be taken back and are spent. */
export interface PointDebt extends MemberKey {
  readonly document: DocumentReference
  readonly points: bigint
}

export const insertDebt = (query: Transaction['query'], debt: PointDebt, since: Date) =>
  query
    .insertInto('point_debts')
    .values({
      merchant_id: debt.merchantId,
      member_id: debt.memberId,
      document_kind: debt.document.kind,
      document_id: debt.document.id,
      points: debt.points,
      since,
    })
    .execute()

/** Points that came to a member. */
export interface PointsCame extends MemberKey {
  readonly points: bigint
}

/**
 * Works each member's oldest debts off with points that came to him; answers how many of them that took, where it took any. The caller holds
 * the members' accounts, and names nobody twice.
 */
export async function workOff(
  { prepared }: Pick<Transaction, 'prepared'>,
  came: readonly PointsCame[],
): Promise<{ readonly place: number; readonly taken: bigint }[]> {
  const rows = await prepared<{ place: bigint; taken: bigint }>(
    'points_work_off',
    `with came as materialized (
       select * from ${givenRows(['text[]', 'uuid[]', 'int8[]'])} with ordinality as given (merchant_id, member_id, points, place)
     ), owed as (
       select came.merchant_id, came.member_id, came.place, came.points, debt.document_kind, debt.document_id, debt.rest,
              (sum(debt.rest) over (partition by came.place order by debt.since, debt.document_id) - debt.rest)::int8 as before
         from came
         cross join lateral (select d.document_kind, d.document_id, d.since, d.points - d.worked_off as rest from point_debts d
           where d.merchant_id = came.merchant_id and d.member_id = came.member_id and d.worked_off < d.points offset 0) debt
     ), part as (
       select owed.*, least(rest, points - before)::int8 as taken from owed where before < points
     ), worked as (
       update point_debts debt set worked_off = worked_off + part.taken from part
        where debt.merchant_id = part.merchant_id and debt.member_id = part.member_id
          and debt.document_kind = part.document_kind and debt.document_id = part.document_id
       returning part.place, part.taken)
     select place, sum(taken)::int8 as taken from worked group by place order by place`,
    [came.map(({ merchantId }) => merchantId), came.map(({ memberId }) => memberId), came.map(({ points }) => points)],
  )
  return rows.map(({ place, taken }) => ({ place: Number(place) - 1, taken }))
}
