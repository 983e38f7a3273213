import type { Database } from '../../../db/connection.ts'
import type { Money } from '../../../lib/money.ts'

/** A payment that a payment service told us of, as we booked it. */
export interface BookedPayment {
  readonly transactionId: string
  readonly merchantId: string | null
  readonly memberId: string | null
  readonly depositId: string | null
  /** The order that it names. */
  readonly order: string
  readonly currency: string
  readonly amount: Money
  readonly at: Date
}

const BOOKED = `select provider_id as "transactionId", merchant_id as "merchantId", member_id as "memberId", deposit_id as "depositId",
    content as "order", currency, amount, coalesce(transacted_on, received_at) as at
  from bank_transfers where gateway = $1`

/** What a gateway told us of a span, by its own time where that could be read. */
export const findBookedWithin = (database: Database, gateway: string, from: Date, to: Date): Promise<BookedPayment[]> =>
  database.raw(
    `${BOOKED} and coalesce(transacted_on, received_at) >= $2 and coalesce(transacted_on, received_at) < $3`,
    [gateway, from, to],
  )

/** The same of single payments, whenever they were told: each by its key. */
export const findBookedAs = (database: Database, gateway: string, ids: readonly string[]): Promise<BookedPayment[]> =>
  database.raw(`${BOOKED} and provider_id = any($2::text[])`, [gateway, ids])

/** Whose orders some codes are. */
export const findPayers = (
  database: Database,
  codes: readonly string[],
): Promise<{ code: string; merchantId: string; memberId: string }[]> =>
  database.raw(
    `select transfer_code as code, merchant_id as "merchantId", member_id as "memberId" from deposits where transfer_code = any($1::text[])`,
    [codes],
  )
