import type { Transaction } from '../../../../db/connection.ts'
import { sqlListOf } from '../../../ledger/service.ts'
import type { ReportSpan } from './span.ts'

type Connection = Pick<Transaction, 'raw'>

/** What a movement beside play is to the house, from the day's rows of the ledger. */
export const MOVEMENTS = {
  /** Money in. */
  deposits: `v.kind = 'DEPOSIT'`,
  /** Money out; what the bank gave back in part is a movement of its own. */
  withdrawals: `(v.kind = 'WITHDRAWAL' or (v.kind = 'REVERSAL' and v.document_kind = 'withdrawal'))`,
  /** What the house gave, and what of it was taken back. */
  rewards: `(v.kind in (${sqlListOf('gifts')})
    or (v.kind = 'REVERSAL' and v.document_kind not in ('withdrawal', 'deposit', 'adjustment')))`,
  /** What agents were paid by their contracts; what one agent pays another cancels out. */
  agentsPay: `v.kind in (${sqlListOf('pay')})`,
} as const

export interface MovedDay {
  readonly day: string
  readonly key: string
  readonly is_before: boolean
  /** How many moved, less those that were taken back. */
  readonly movements: bigint
  readonly came: bigint
  readonly went: bigint
}

/** What moved on each day of both spans, by the account of the house or by the kind of document. */
export const sumMovements = (
  { raw }: Connection,
  { merchantId, before, from, to }: ReportSpan,
  currency: string,
  which: string,
  by: 'house_account' | 'document_kind' | 'kind',
): Promise<MovedDay[]> =>
  raw<MovedDay>(
    `select v.day::text as day, v.${by} as key, v.day < $4::date as is_before, sum(v.movements)::int8 as movements,
            sum(v.came)::int8 as came, sum(v.went)::int8 as went
       from brand_movement_days v
      where v.merchant_id = $1 and v.currency = $2 and v.day between $3::date and $5::date and ${which}
      group by v.day, v.${by}`,
    [merchantId, currency, before.from, from, to],
  )

/** What members had of a currency before a day, by what moved since the first day. */
export async function balanceBefore(
  { raw }: Connection,
  { merchantId, before }: ReportSpan,
  currency: string,
): Promise<bigint> {
  const [row] = await raw<{ balance: bigint }>(
    `select coalesce(sum(came - went), 0)::int8 as balance from brand_movement_days
      where merchant_id = $1 and currency = $2 and day < $3::date`,
    [merchantId, currency, before.from],
  )
  return row?.balance ?? 0n
}
