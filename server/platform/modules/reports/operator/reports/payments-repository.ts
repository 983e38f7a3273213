import type { Transaction } from '../../../../db/connection.ts'
import { momentsOfDays, type ReportSpan } from './span.ts'

type Connection = Pick<Transaction, 'raw'>

/** What became of what members asked for: all together (both null), of one way of payment, or of one day. */
export interface AskedRow {
  readonly gateway: string | null
  readonly day: string | null
  readonly is_before: boolean
  readonly asked: bigint
  /** What is decided of that, and what of it ended well. */
  readonly ended: bigint
  readonly done: bigint
  /** From asking to the end, of those that ended well. */
  readonly median_seconds: number | null
}

const rowsOf = (documents: string) => `
  with document as (${documents})
  select gateway, day::text as day, is_before, count(*) as asked, count(*) filter (where ended) as ended, count(*) filter (where done) as done,
         round(percentile_cont(0.5) within group (order by seconds) filter (where done))::int4 as median_seconds
    from document group by grouping sets ((is_before), (is_before, gateway), (is_before, day))`

const DEPOSITS = rowsOf(`
  select d.gateway, (d.created_at at time zone $5)::date as day, d.created_at < $3::timestamptz as is_before,
         d.state in ('CREDITED', 'EXPIRED', 'FAILED') as ended, d.state = 'CREDITED' as done,
         extract(epoch from d.credited_at - d.created_at)::float8 as seconds
    from deposits d where d.merchant_id = $1 and d.currency = $6 and d.created_at >= $2::timestamptz and d.created_at < $4::timestamptz`)

/** By the index of states: each of them is named. */
const WITHDRAWALS = rowsOf(`
  select 'PAYOUT' as gateway, (w.created_at at time zone $5)::date as day, w.created_at < $3::timestamptz as is_before,
         w.slot is null as ended, w.state = 'CLOSED' as done, extract(epoch from w.paid_at - w.created_at)::float8 as seconds
    from withdrawals w where w.merchant_id = $1 and w.currency = $6 and w.created_at >= $2::timestamptz and w.created_at < $4::timestamptz
     and w.state in ('REQUESTED', 'REVIEW', 'APPROVED', 'RELEASED', 'RECEIVED', 'PARTLY_RECEIVED', 'NOT_RECEIVED', 'CLOSED', 'REJECTED',
       'FAILED', 'CANCELLED')`)

const ask = ({ raw }: Connection, sql: string, { merchantId, currency, timeZone, before, from, to }: ReportSpan) =>
  raw<AskedRow>(sql, [
    merchantId,
    momentsOfDays(before, timeZone).begins,
    momentsOfDays({ from, to }, timeZone).begins,
    momentsOfDays({ from, to }, timeZone).ends,
    timeZone,
    currency,
  ])

/** What became of the deposits and withdrawals that were asked for in both spans. */
export const askedDeposits = (tx: Connection, span: ReportSpan) => ask(tx, DEPOSITS, span)
export const askedWithdrawals = (tx: Connection, span: ReportSpan) => ask(tx, WITHDRAWALS, span)
