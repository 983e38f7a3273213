import type { Transaction } from '../../../../db/connection.ts'
import { AGENTS } from '../../../../lib/account-types.ts'
import type { Sums } from './assemble.ts'
import { momentsOfDays, type ReportSpan } from './span.ts'

type Connection = Pick<Transaction, 'raw'>

export const LINE = [
  'registrations',
  'first_deposits',
  'deposits',
  'withdrawals',
  'stake',
  'payout',
  'given',
  'pay',
] as const
export type LineSums = Sums<(typeof LINE)[number]>

export interface LineRow extends LineSums {
  readonly key: string
  readonly is_before: boolean
}

/**
 * What each line came to: the team of an agent on the days on which nobody was above him, so that no member is in two. Dividends are not
 * among the figures of teams.
 */
export const sumLines = (
  { raw }: Connection,
  { merchantId, currency, before, from, to }: ReportSpan,
): Promise<LineRow[]> =>
  raw<LineRow>(
    `select m.id::text as key, d.day < $4::date as is_before, sum(d.registrations)::int8 as registrations,
            sum(d.first_deposits)::int8 as first_deposits, sum(d.deposits)::int8 as deposits, sum(d.withdrawals)::int8 as withdrawals,
            sum(d.stake)::int8 as stake, sum(d.payout)::int8 as payout, sum(d.bonuses + d.rebates)::int8 as given,
            sum(d.commissions)::int8 as pay
       from members m join team_days d on d.merchant_id = $1 and d.team_id = m.id and d.currency = $2 and d.day between $3::date and $5::date
      where m.merchant_id = $1 and m.type = any($6::int2[])
        and not exists (select from member_tree e where e.merchant_id = $1 and e.descendant_id = m.id and e.depth = 1
          and e.from_day <= $3::date and $5::date < e.until_day)
        and not exists (select from member_tree e where e.merchant_id = $1 and e.descendant_id = m.id and e.depth = 1
          and e.from_day <= d.day and d.day < e.until_day)
      group by 1, 2`,
    [merchantId, currency, before.from, from, to, [...AGENTS]],
  )

/** Dividends by the line in which the payee stood on the day. They are few: one for an agent and window. */
export function sumDividends(
  { raw }: Connection,
  { merchantId, currency, timeZone, before, from, to }: ReportSpan,
): Promise<{ key: string; is_before: boolean; pay: bigint }[]> {
  const { begins } = momentsOfDays(before, timeZone)
  const span = momentsOfDays({ from, to }, timeZone)
  return raw(
    `select line.id::text as key, t.created_at < $4::timestamptz as is_before,
            sum(case when t.to_account = 'CASH' then t.amount else -t.amount end)::int8 as pay
       from ledger_transfers t
      cross join lateral (select e.ancestor_id as id from member_tree e
        where e.merchant_id = $1 and e.descendant_id = t.member_id and e.from_day <= (t.created_at at time zone $6)::date
          and (t.created_at at time zone $6)::date < e.until_day order by e.depth desc limit 1) line
      where t.merchant_id = $1 and t.currency = $2 and t.kind = 'DIVIDEND' and t.kind not in ('BET', 'WIN', 'ROLLBACK')
        and t.outcome = 'POSTED' and t.created_at >= $3::timestamptz and t.created_at < $5::timestamptz
      group by 1, 2`,
    [merchantId, currency, begins, span.begins, span.ends, timeZone],
  )
}

/** The accounts of members, by id. */
export async function nameMembers(
  { raw }: Connection,
  merchantId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await raw<{ id: string; account: string }>(
    'select id, account from members where merchant_id = $1 and id = any($2::uuid[])',
    [merchantId, ids],
  )
  return new Map(rows.map(({ id, account }) => [id, account]))
}
