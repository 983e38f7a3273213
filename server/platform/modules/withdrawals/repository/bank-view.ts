import type { Database } from '../../../db/connection.ts'
import type { Money } from '../../../lib/money.ts'

/** A payment by order, with what came back of it. */
export interface OrderedRow {
  readonly id: string
  readonly merchant_id: string
  readonly withdrawal_id: string
  readonly currency: string
  readonly amount: Money
  readonly state: string
  readonly reference: string | null
  readonly sent_at: Date | null
  readonly settled_at: Date | null
  readonly returned: Money
  readonly return_reference: string | null
  readonly returned_at: Date | null
}

const ORDERED = `select payout.id, payout.merchant_id, payout.withdrawal_id, withdrawal.currency, payout.amount, payout.state,
                        payout.reference, payout.sent_at, payout.settled_at, payout.returned, payout.return_reference, payout.returned_at
                   from withdrawal_payouts payout
                   join withdrawals withdrawal on withdrawal.merchant_id = payout.merchant_id
                    and withdrawal.member_id = payout.member_id and withdrawal.id = payout.withdrawal_id
                  where payout.gateway = 'BANK_API'`

/** Payments that were settled, or of which money was written down to be back, within a span of time. */
export const findOrderedWithin = (
  database: Database,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<OrderedRow[]> =>
  database.raw(
    `${ORDERED} and (payout.settled_at >= $1 and payout.settled_at < $2 or payout.returned_at >= $1 and payout.returned_at < $2)`,
    [from, to],
  )

export const findOrderedByIds = (database: Database, ids: readonly string[]): Promise<OrderedRow[]> =>
  database.raw(`${ORDERED} and payout.id = any($1::uuid[])`, [ids])

/** Payments by hand under some references of the bank. */
export const findPaidByHand = (
  database: Database,
  references: readonly string[],
): Promise<{ reference: string; currency: string; amount: Money }[]> =>
  database.raw(
    `select used.reference, withdrawal.currency, payout.amount
       from payout_references used
       join withdrawal_payouts payout on payout.id = used.payout_id and payout.merchant_id = used.merchant_id
       join withdrawals withdrawal on withdrawal.merchant_id = payout.merchant_id
        and withdrawal.member_id = payout.member_id and withdrawal.id = payout.withdrawal_id
      where used.gateway = 'MANUAL' and used.direction = 'OUT' and used.reference = any($1::text[])`,
    [references],
  )
