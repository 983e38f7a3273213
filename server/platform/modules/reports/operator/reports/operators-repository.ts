import type { Transaction } from '../../../../db/connection.ts'
import { momentsOfDays, type ReportSpan } from './span.ts'

type Connection = Pick<Transaction, 'raw'>

/**
 * The position of the first entry of a brand's audit log at or after a moment, or the one behind the last. Entries are written in the order
 * of time without a gap, so halving finds it in as many looks as the number of entries has binary digits, and no index is kept by time.
 */
export async function findPosition({ raw }: Connection, merchantId: string, at: string): Promise<bigint> {
  const [row] = await raw<{ position: bigint }>(
    `with recursive search as (
       select 1::int8 as low, (select coalesce(max(position), 0) + 1 from audit_entries where merchant_id = $1) as high
       union all
       select case when e.at < $2::timestamptz then (s.low + s.high) / 2 + 1 else s.low end,
              case when e.at < $2::timestamptz then s.high else (s.low + s.high) / 2 end
         from search s join audit_entries e on e.merchant_id = $1 and e.position = (s.low + s.high) / 2
        where s.low < s.high)
     select low as position from search where low >= high limit 1`,
    [merchantId, at],
  )
  return row?.position ?? 1n
}

/** What operators changed in both spans, by day and account. */
export const sumDeeds = (
  { raw }: Connection,
  { merchantId, timeZone, from }: ReportSpan,
  { first, end }: { readonly first: bigint; readonly end: bigint },
): Promise<{ key: string; day: string; is_before: boolean; deeds: bigint }[]> =>
  raw(
    `select a.operator_account as key, a.day::text as day, a.day < $4::date as is_before, count(*) as deeds
       from (select operator_account, (at at time zone $5)::date as day from audit_entries
              where merchant_id = $1 and position >= $2 and position < $3) a
      group by 1, 2, 3`,
    [merchantId, first, end, from, timeZone],
  )

/** Withdrawals asked for in both spans by the operator who took the first step, and how long they had waited for it. */
export const timeDecisions = (
  { raw }: Connection,
  { merchantId, timeZone, before, from, to }: ReportSpan,
): Promise<
  { key: string | null; day: string | null; is_before: boolean; withdrawals: bigint; median_seconds: number | null }[]
> =>
  raw(
    `with decision as (
       select step.actor_name as key, (w.created_at at time zone $5)::date as day, w.created_at < $3::timestamptz as is_before,
              extract(epoch from step.at - w.created_at)::float8 as seconds
         from withdrawals w
         cross join lateral (select s.actor_name, s.at from withdrawal_steps s where s.merchant_id = $1 and s.member_id = w.member_id
           and s.withdrawal_id = w.id and s.actor = 'OPERATOR' order by s.position limit 1) step
        where w.merchant_id = $1 and w.created_at >= $2::timestamptz and w.created_at < $4::timestamptz
          and w.state in ('REQUESTED', 'REVIEW', 'APPROVED', 'RELEASED', 'RECEIVED', 'PARTLY_RECEIVED', 'NOT_RECEIVED', 'CLOSED',
            'REJECTED', 'FAILED', 'CANCELLED'))
     select key, day::text as day, is_before, count(*) as withdrawals,
            round(percentile_cont(0.5) within group (order by seconds))::int4 as median_seconds
       from decision group by grouping sets ((is_before), (is_before, key), (is_before, day), (is_before, key, day))`,
    [
      merchantId,
      momentsOfDays(before, timeZone).begins,
      momentsOfDays({ from, to }, timeZone).begins,
      momentsOfDays({ from, to }, timeZone).ends,
      timeZone,
    ],
  )
