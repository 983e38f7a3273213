import type { Kysely } from 'kysely'
import type { Tables } from '../../../db/tables.ts'
import { keepStanding } from '../../operators/service.ts'
import type { WithdrawalRow } from '../repository/withdrawals.ts'
import { withdrawalsRights } from './policy.ts'

type Query = Kysely<Tables>
type WithdrawalKey = Pick<WithdrawalRow, 'merchant_id' | 'member_id' | 'id'>

/** All approvals of some withdrawals of a brand, in their order, whether they count or not. */
export function findApprovals(query: Query, merchantId: string, rows: readonly WithdrawalRow[]) {
  if (rows.length === 0) return Promise.resolve([])
  return query
    .selectFrom('withdrawal_approvals')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('member_id', 'in', [...new Set(rows.map(({ member_id }) => member_id))])
    .where(
      'withdrawal_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('at')
    .execute()
}

/** Ids of the operators who approved, and could still. */
export async function findApprovers(query: Query, { merchant_id, member_id, id }: WithdrawalKey): Promise<string[]> {
  const rows = await query
    .selectFrom('withdrawal_approvals')
    .select(['merchant_id', 'operator_id'])
    .where('merchant_id', '=', merchant_id)
    .where('member_id', '=', member_id)
    .where('withdrawal_id', '=', id)
    .execute()
  return (await keepCounting(query, rows)).map(({ operator_id }) => operator_id)
}

/** Approvals of operators who still may approve at the brand. */
export const keepCounting = <Row extends { merchant_id: string; operator_id: string }>(
  query: Query,
  approvals: readonly Row[],
): Promise<Row[]> =>
  keepStanding(query, approvals, ({ merchant_id, operator_id }) => ({
    operatorId: operator_id,
    merchantId: merchant_id,
    right: withdrawalsRights['withdrawals.review'],
  }))

/** Writes an approval; false when that operator has approved before. */
export async function insertApproval(
  query: Query,
  { merchant_id, member_id, id }: WithdrawalKey,
  operator: { readonly id: string; readonly account: string },
  at: Date,
): Promise<boolean> {
  const row = await query
    .insertInto('withdrawal_approvals')
    .values({
      merchant_id,
      member_id,
      withdrawal_id: id,
      operator_id: operator.id,
      operator_account: operator.account,
      at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('operator_id')
    .executeTakeFirst()
  return row !== undefined
}
