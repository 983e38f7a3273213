import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import type { Tables, WithdrawalPayouts } from '../../../db/tables.ts'
import type { WithdrawalRow } from './withdrawals.ts'

type Query = Kysely<Tables>
type WithdrawalKey = Pick<WithdrawalRow, 'merchant_id' | 'member_id' | 'id'>
export type PayoutRow = Selectable<WithdrawalPayouts>

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
