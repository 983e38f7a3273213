import type { Database } from '../../../db/connection.ts'
import type { Money } from '../../../lib/money.ts'
import { channelsOf } from '../matching.ts'

/** A stretch of time: from a moment on, until before another one. */
interface Span {
  readonly from: Date
  readonly to: Date
}

export interface ReceivedRow {
  readonly provider_id: string
  readonly merchant_id: string | null
  readonly member_id: string | null
  readonly deposit_id: string | null
  readonly currency: string
  readonly amount: Money
  readonly reference: string
  readonly transacted_on: Date | null
  readonly received_at: Date
}

const RECEIVED = `select provider_id, merchant_id, member_id, deposit_id, currency, amount, reference, transacted_on, received_at
                    from bank_transfers where gateway = 'VIETQR' and account_number = $1`

/** The transfers that the bank reported for an account, by its own time where that could be read. */
export const findReceivedWithin = (database: Database, account: string, { from, to }: Span): Promise<ReceivedRow[]> =>
  database.raw(
    `${RECEIVED} and coalesce(transacted_on, received_at) >= $2 and coalesce(transacted_on, received_at) < $3`,
    [account, from, to],
  )

/** The same by the bank's ids, whenever they came. */
export const findReceivedByIds = (
  database: Database,
  account: string,
  ids: readonly string[],
): Promise<ReceivedRow[]> => database.raw(`${RECEIVED} and provider_id = any($2::text[])`, [account, ids])

/**
 * The accounts that channels name, and those that received since a moment, each with the brands whose money it is: those whose channels name
 * it, and where none does any more, those whose money it was. Whom operators gave some of it to has no part in the account.
 */
export const findReceivingAccounts = (
  database: Database,
  since: Date,
): Promise<{ account_number: string; merchant_ids: string[] }[]> =>
  database.raw(
    `with named as (select account_number, merchant_id, gateway from payment_channels where gateway = any($2::text[])),
          told as (select distinct account_number, merchant_id from bank_transfers
                    where gateway = 'VIETQR' and coalesce(transacted_on, received_at) >= $1),
          owned as (select account_number, merchant_id from named
                    union all
                    select account_number, merchant_id from told where account_number not in (select account_number from named))
     select account_number, coalesce(array_agg(distinct merchant_id) filter (where merchant_id in (select id from merchants)), '{}') as merchant_ids
       from owned
      where account_number in (select account_number from named where gateway = 'VIETQR' union all select account_number from told)
      group by account_number order by account_number`,
    [since, channelsOf('VIETQR')],
  )

/** The brands of the deposits that bear some codes. */
export const findBrandsOfCodes = (
  database: Database,
  codes: readonly string[],
): Promise<{ transfer_code: string; merchant_id: string }[]> =>
  database.raw('select transfer_code, merchant_id from deposits where transfer_code = any($1::text[])', [codes])

/** Transfers that operators say to have sent back by hand, by the references they gave. */
export const findSentBack = (
  database: Database,
  account: string,
  references: readonly string[],
): Promise<{ reference: string; currency: string; amount: Money }[]> =>
  database.raw(
    `select resolution_reference as reference, currency, amount from bank_transfers
      where outcome = 'RETURNED' and gateway = 'VIETQR' and account_number = $1 and resolution_reference = any($2::text[])`,
    [account, references],
  )
