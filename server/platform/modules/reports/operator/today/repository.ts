import type { Kysely } from 'kysely'
import type { Database } from '../../../../db/connection.ts'
import { deleteBefore } from '../../../../db/delete-before.ts'
import type { Tables } from '../../../../db/tables.ts'
import { MOVEMENTS } from '../reports/movements-repository.ts'

type Connection = Pick<Database, 'raw'>

/** What a brand came to on a day until a minute of it, in its currency. Amounts in 1/10 000. */
export interface DayFigures {
  readonly deposited: bigint
  readonly withdrawn: bigint
  /** Stakes less payouts (GGR). */
  readonly gross_revenue: bigint
  /** That less rewards and agents' pay (NGR). */
  readonly net_revenue: bigint
  readonly active_members: number
  readonly new_members: number
  readonly first_deposits: number
}

/** The figures of a brand on the day that it has by its own clock. */
export interface BrandDayFigures extends DayFigures {
  readonly merchant_id: string
  readonly code: string
  readonly name: string
  readonly currency: string
  readonly day: string
  /** Of the day: 0 to 1439. */
  readonly minute: number
}

const FIGURES = `deposited, withdrawn, gross_revenue, net_revenue, active_members, new_members, first_deposits`

/**
 * The days that brands have now, from the same rows as their reports (decision 0070): three reads by primary key, however many brands. Given
 * are moment and brands.
 */
export const DAYS_SO_FAR = `
  with place as (
    select m.id as merchant_id, m.code, m.name, m.currency, $1::timestamptz at time zone m.time_zone as local
      from merchants m where m.id = any($2::text[])
  ), counted as (
    select p.merchant_id, sum(d.deposits)::int8 as deposited, sum(d.withdrawals)::int8 as withdrawn, sum(d.stake - d.payout)::int8 as gross,
           sum(d.active_members)::int4 as active_members, sum(d.registrations)::int4 as new_members,
           sum(d.first_deposits)::int4 as first_deposits
      from place p
      join brand_days d on d.merchant_id = p.merchant_id and d.currency = p.currency and d.day = p.local::date
     group by p.merchant_id
  ), moved as (
    select p.merchant_id, coalesce(sum(v.came - v.went), 0)::int8 as given
      from place p
      join brand_movement_days v on v.merchant_id = p.merchant_id and v.currency = p.currency and v.day = p.local::date
     where ${MOVEMENTS.rewards} or ${MOVEMENTS.agentsPay}
     group by p.merchant_id
  ), figures as (
    select p.*, p.local::date::text as day, (extract(hour from p.local) * 60 + extract(minute from p.local))::int2 as minute,
           coalesce(c.deposited, 0) as deposited, coalesce(c.withdrawn, 0) as withdrawn, coalesce(c.gross, 0) as gross_revenue,
           coalesce(c.gross, 0) - coalesce(v.given, 0) as net_revenue, coalesce(c.active_members, 0) as active_members,
           coalesce(c.new_members, 0) as new_members, coalesce(c.first_deposits, 0) as first_deposits
      from place p left join counted c using (merchant_id) left join moved v using (merchant_id)
  )`

/** What brands came to on the day that each has now. */
export const readDaysSoFar = (
  { raw }: Connection,
  at: Date,
  merchantIds: readonly string[],
): Promise<BrandDayFigures[]> =>
  raw<BrandDayFigures>(
    `${DAYS_SO_FAR} select merchant_id, code, name, currency, day, minute, ${FIGURES} from figures order by name, merchant_id`,
    [at, merchantIds],
  )

/** Notes what every brand came to until now. A minute is noted once. */
export async function markDays({ raw }: Connection, at: Date): Promise<void> {
  const brands = await raw<{ id: string }>('select id from merchants', [])
  await raw(
    `${DAYS_SO_FAR} insert into brand_marks (merchant_id, day, minute, currency, ${FIGURES})
     select merchant_id, day::date, minute, currency, ${FIGURES} from figures on conflict do nothing`,
    [at, brands.map(({ id }) => id)],
  )
}

/** A mark as it is compared with: the minute until which it counted. */
export interface Mark extends DayFigures {
  readonly merchant_id: string
  readonly minute: number
}

/** How many minutes a mark may lie before what it is compared with: beyond that nothing was noted, and nothing is told. */
const OLDEST = 15

/** What brands had come to the day before by the same minute; none where nothing was noted then. */
export const readMarks = ({ raw }: Connection, days: readonly BrandDayFigures[]): Promise<Mark[]> =>
  raw<Mark>(
    `select k.merchant_id, k.minute, ${FIGURES}
       from unnest($1::text[], $2::date[], $3::int4[], $4::text[]) as asked (merchant_id, day, minute, currency)
      cross join lateral (
        select * from brand_marks k
         where k.merchant_id = asked.merchant_id and k.day = asked.day - 1 and k.minute between asked.minute - ${OLDEST} and asked.minute
           and k.currency = asked.currency
         order by k.minute desc limit 1) k`,
    [
      days.map(({ merchant_id }) => merchant_id),
      days.map(({ day }) => day),
      days.map(({ minute }) => minute),
      days.map(({ currency }) => currency),
    ],
  )

/** Forgets marks of days that nobody compares with any more. */
export const forgetMarks = (query: Kysely<Tables>, before: Date): Promise<void> =>
  deleteBefore(query, 'brand_marks', 'day', before)
