import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import type { Tables, WithdrawalPayouts } from '../../db/tables.ts'
import { keepStanding } from '../operators/service.ts'
import type { MemberKey } from './payout-accounts-repository.ts'
import type { WithdrawalRow } from './withdrawals-repository.ts'

type Query = Kysely<Tables>
type WithdrawalKey = Pick<WithdrawalRow, 'merchant_id' | 'member_id' | 'id'>
export type PayoutRow = Selectable<WithdrawalPayouts>

/** What hangs on some withdrawals of a brand, each list in its order: a query for each list. */
export async function findParts(query: Query, merchantId: string, rows: readonly WithdrawalRow[]) {
  if (rows.length === 0) return { steps: [], proofs: [], payouts: [], approvals: [] }
  const ids = rows.map(({ id }) => id)
  const members = [...new Set(rows.map(({ member_id }) => member_id))]
  const steps = await query
    .selectFrom('withdrawal_steps')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('member_id', 'in', members)
    .where('withdrawal_id', 'in', ids)
    .orderBy('position')
    .execute()
  const proofs = await query
    .selectFrom('withdrawal_proofs')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('member_id', 'in', members)
    .where('withdrawal_id', 'in', ids)
    .orderBy('at')
    .orderBy('file_id')
    .execute()
  const payouts = await query
    .selectFrom('withdrawal_payouts')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('member_id', 'in', members)
    .where('withdrawal_id', 'in', ids)
    .orderBy('position')
    .execute()
  const approvals = await query
    .selectFrom('withdrawal_approvals')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('member_id', 'in', members)
    .where('withdrawal_id', 'in', ids)
    .orderBy('at')
    .execute()
  return { steps, proofs, payouts, approvals }
}

export const findPayouts = (query: Query, { merchant_id, member_id, id }: WithdrawalKey): Promise<PayoutRow[]> =>
  query
    .selectFrom('withdrawal_payouts')
    .selectAll()
    .where('merchant_id', '=', merchant_id)
    .where('member_id', '=', member_id)
    .where('withdrawal_id', '=', id)
    .orderBy('position')
    .execute()

export const insertPayout = (query: Query, payout: Insertable<WithdrawalPayouts>): Promise<PayoutRow> =>
  query.insertInto('withdrawal_payouts').values(payout).returningAll().executeTakeFirstOrThrow()

export const updatePayout = (query: Query, payout: PayoutRow, change: Updateable<WithdrawalPayouts>) =>
  query
    .updateTable('withdrawal_payouts')
    .set(change)
    .where('merchant_id', '=', payout.merchant_id)
    .where('member_id', '=', payout.member_id)
    .where('withdrawal_id', '=', payout.withdrawal_id)
    .where('id', '=', payout.id)
    .execute()

/** A transfer of the bank that pays a payout, or brings its money back. */
interface PayoutReference {
  readonly direction: 'OUT' | 'BACK'
  readonly reference: string
}

/** Which payout a reference of the bank belongs to; undefined for one that was not used. */
export async function findReference(
  query: Query,
  { merchant_id, gateway }: Pick<PayoutRow, 'merchant_id' | 'gateway'>,
  { direction, reference }: PayoutReference,
): Promise<string | undefined> {
  const row = await query
    .selectFrom('payout_references')
    .select('payout_id')
    .where('merchant_id', '=', merchant_id)
    .where('gateway', '=', gateway)
    .where('direction', '=', direction)
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row?.payout_id
}

/** Takes a reference of the bank for a payout, once: false when it belongs to another one. */
export async function takeReference(
  query: Query,
  payout: Pick<PayoutRow, 'merchant_id' | 'gateway' | 'id'>,
  used: PayoutReference,
): Promise<boolean> {
  const { merchant_id, gateway, id: payout_id } = payout
  const row = await query
    .insertInto('payout_references')
    .values({ merchant_id, gateway, payout_id, ...used })
    .onConflict((conflict) => conflict.doNothing())
    .returning('payout_id')
    .executeTakeFirst()
  return row !== undefined || (await findReference(query, payout, used)) === payout_id
}

/** Payments whose end is not known and that nobody has looked after since a moment, oldest first. */
export const findForgottenPayouts = (query: Query, before: Date, limit: number): Promise<PayoutRow[]> =>
  query
    .selectFrom('withdrawal_payouts')
    .selectAll()
    .where('state', 'in', ['QUEUED', 'SENT'])
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute()

/** Whether these files are all the member's own uploads. */
export async function ownsFiles(
  query: Query,
  { merchantId, memberId }: MemberKey,
  ids: readonly string[],
): Promise<boolean> {
  const rows = await query
    .selectFrom('content_files')
    .select('id')
    .where('id', 'in', ids)
    .where('merchant_id', '=', merchantId)
    .where('owner_kind', '=', 'MEMBER')
    .where('owner_id', '=', memberId)
    .execute()
  return rows.length === new Set(ids).size
}

export async function insertProofs(
  query: Query,
  { merchant_id, member_id, id }: WithdrawalKey,
  files: readonly string[],
  at: Date,
): Promise<void> {
  await query
    .insertInto('withdrawal_proofs')
    .values(files.map((file_id) => ({ merchant_id, member_id, withdrawal_id: id, file_id, at })))
    .onConflict((conflict) => conflict.doNothing())
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
    right: 'withdrawals.review',
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
