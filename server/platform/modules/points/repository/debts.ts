import type { Transaction } from '../../../db/connection.ts'
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

/** Works the oldest debts off with points that came; answers how many of them that took. The caller holds the member's accounts. */
export async function workOff(
  { raw }: Pick<Transaction, 'raw'>,
  { merchantId, memberId }: MemberKey,
  points: bigint,
): Promise<bigint> {
  const rows = await raw<{ taken: bigint }>(
    `with owed as (
       select document_kind, document_id, points - worked_off as rest,
              sum(points - worked_off) over (order by since, document_id) - (points - worked_off) as before
         from point_debts where merchant_id = $1 and member_id = $2 and worked_off < points),
     part as (select document_kind, document_id, least(rest, $3 - before)::int8 as taken from owed where before < $3)
     update point_debts debt set worked_off = worked_off + part.taken from part
      where debt.merchant_id = $1 and debt.member_id = $2
        and debt.document_kind = part.document_kind and debt.document_id = part.document_id
     returning part.taken`,
    [merchantId, memberId, points],
  )
  return rows.reduce((sum, { taken }) => sum + taken, 0n)
}
