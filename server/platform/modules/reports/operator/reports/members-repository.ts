import type { Transaction } from '../../../../db/connection.ts'
import type { Sums } from './assemble.ts'
import type { ReportSpan } from './span.ts'

type Connection = Pick<Transaction, 'raw'>

export const BRAND = [
  'bets',
  'stake',
  'payout',
  'deposits',
  'withdrawals',
  'bonuses',
  'rebates',
  'commissions',
  'registrations',
  'first_deposits',
  'active_members',
] as const

export interface CohortDay extends Sums<(typeof BRAND)[number]> {
  readonly day: string
  /** The first day of the month in which they registered. */
  readonly cohort: string
  readonly is_before: boolean
}

/** What a brand came to on each day of both spans, by the month in which its members registered. */
export const sumBrand = (
  { raw }: Connection,
  { merchantId, currency, before, from, to }: ReportSpan,
): Promise<CohortDay[]> =>
  raw<CohortDay>(
    `select d.day::text as day, d.cohort::text as cohort, d.day < $4::date as is_before,
            ${BRAND.map((name) => `d.${name}::int8 as ${name}`).join(', ')}
       from brand_days d where d.merchant_id = $1 and d.currency = $2 and d.day between $3::date and $5::date`,
    [merchantId, currency, before.from, from, to],
  )

/** How many were active in each span, each once however many days, by the month in which they registered. */
export const countActive = (
  { raw }: Connection,
  { merchantId, currency, timeZone, before, from, to }: ReportSpan,
): Promise<{ cohort: string; is_before: boolean; members: bigint }[]> =>
  raw(
    `select date_trunc('month', m.registered_at at time zone $6)::date::text as cohort, a.is_before, count(*) as members
       from (select distinct d.member_id, d.day < $4::date as is_before from member_days d
              where d.merchant_id = $1 and d.currency = $2 and d.day between $3::date and $5::date and d.active) a
       join members m on m.merchant_id = $1 and m.id = a.member_id
      group by 1, 2`,
    [merchantId, currency, before.from, from, to, timeZone],
  )
