import type { Database, Transaction } from '../../../db/connection.ts'
import { sqlListOf } from '../../ledger/service.ts'
import { FIGURES } from '../figures.ts'

/** A day of a brand with its ends. */
export interface CheckedDay {
  readonly merchantId: string
  /** `2026-11-22` */
  readonly day: string
  readonly from: Date
  readonly to: Date
}

/** A figure that is not what it was made of. */
export interface Difference {
  readonly subject: 'MEMBER' | 'TEAM' | 'BRAND'
  /** Nothing but noughts of a brand, whose check it is. */
  readonly subject_id: string
  readonly currency: string
  readonly figure: string
  readonly found: bigint
  readonly expected: bigint
}

const list = (of: (figure: string) => string, figures: readonly string[] = FIGURES) => figures.map(of).join(', ')

/** Each figure that differs between two tables of figures by subject and currency, as a row of its own. */
const differences = (subject: Difference['subject'], figures: readonly string[]) => `
  select '${subject}' as subject, subject_id, currency, figure.name as figure, figure.found, figure.expected
    from found full join expected using (subject_id, currency)
   cross join lateral (values ${list((name) => `('${name}', coalesce(found.${name}, 0)::int8, coalesce(expected.${name}, 0)::int8)`, figures)})
      as figure (name, found, expected)
   where figure.found <> figure.expected
   order by subject_id, currency, figure.name limit $3`

/**
 * The days of members beside what counting and the ledger say, in one look: what waits to be taken is added to the one side, so that
 * nobody has to stand still for it.
 */
const MEMBERS = `
  with told as (
    select b.member_id, b.currency, case when b.counted_state = 'SETTLED' then 1 else 0 end as bets,
        case when b.counted_state = 'SETTLED' then b.stake else 0 end as stake,
        case when b.counted_state = 'SETTLED' then b.counted_valid else 0 end as valid_bet, b.counted_payout as payout,
        0 as deposits, 0 as withdrawals, 0 as bonuses, 0 as rebates, 0 as commissions, 0 as registrations, 0 as first_deposits
      from bets b where b.merchant_id = $1 and b.placed_at >= $4 and b.placed_at < $5 and b.counted_state <> 'OPEN'
    union all
    select t.member_id, t.currency, 0, 0, 0, 0,
        case when k.kind = 'DEPOSIT' then k.change else 0 end, case when k.kind = 'WITHDRAWAL' then -k.change else 0 end,
        case when k.kind in (${sqlListOf('bonuses')}) then k.change else 0 end, case when k.kind = 'REBATE' then k.change else 0 end,
        case when k.kind = 'COMMISSION' then k.change else 0 end, 0, 0
      from ledger_transfers t
      left join ledger_transfers undone on undone.merchant_id = t.merchant_id and undone.member_id = t.member_id and undone.id = t.reverses
      cross join lateral (select coalesce(undone.kind, t.kind) as kind, coalesce(sum(e.amount), 0)::int8 as change from ledger_entries e
        where e.merchant_id = t.merchant_id and e.member_id = t.member_id and e.transfer_id = t.id and e.account not like 'HOUSE:%') k
     where t.merchant_id = $1 and t.created_at >= $4 and t.created_at < $5 and t.outcome = 'POSTED' and t.phase in ('SINGLE', 'POST')
       and t.kind in (${sqlListOf('told')})
       and not exists (select from ledger_news n where n.merchant_id = t.merchant_id and n.transfer_id = t.id)
    union all
    select m.id, m.currency, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0
      from members m where m.merchant_id = $1 and m.registered_at >= $4 and m.registered_at < $5
    union all
    select f.member_id, t.currency, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1
      from member_first_deposits f join ledger_transfers t on t.merchant_id = f.merchant_id and t.member_id = f.member_id
        and t.id = f.transfer_id
     where f.merchant_id = $1 and f.deposited_at >= $4 and f.deposited_at < $5
    union all
    -- What counting told and waits to be taken is not to be found yet.
    select c.member_id, c.currency, -c.bets, -c.stake, -c.valid_bet, -c.payout, 0, 0, 0, 0, 0, -c.registrations, 0
      from measure_changes c where c.merchant_id = $1 and c.at >= $4 and c.at < $5
  ), expected as (
    select told.member_id as subject_id, told.currency, ${list((name) => `sum(told.${name})::int8 as ${name}`)}
      from told join members m on m.merchant_id = $1 and m.id = told.member_id and m.type <> 4 group by 1, 2
  ), found as (
    select member_id as subject_id, currency, ${list(String)} from member_days where merchant_id = $1 and day = $2::date
  )
  ${differences('MEMBER', FIGURES)}`

/** The days of teams beside the days of their members by the tree of that day; by category summed up too. */
const TEAMS = `
  with expected as (
    select e.ancestor_id as subject_id, d.currency, ${list((name) => `sum(d.${name})::int8 as ${name}`)},
        count(*) filter (where d.active) as active_members, sum(d.stake)::int8 as stake_by_category,
        sum(d.payout)::int8 as payout_by_category
      from member_days d join member_tree e on e.merchant_id = $1 and e.descendant_id = d.member_id
        and e.from_day <= $2::date and $2::date < e.until_day
     where d.merchant_id = $1 and d.day = $2::date group by 1, 2
  ), found as (
    select t.team_id as subject_id, t.currency, ${list((name) => `t.${name}`)}, t.active_members,
        coalesce(p.stake, 0) as stake_by_category, coalesce(p.payout, 0) as payout_by_category
      from team_days t left join (select team_id, currency, sum(stake)::int8 as stake, sum(payout)::int8 as payout from team_play_days
        where merchant_id = $1 and day = $2::date group by 1, 2) p using (team_id, currency)
     where t.merchant_id = $1 and t.day = $2::date
  )
  ${differences('TEAM', [...FIGURES, 'active_members', 'stake_by_category', 'payout_by_category'])}`

/** How many were active in the periods that end with a day, beside the days of their members. */
const PERIODS = `
  with over as (
    select p.period, measure_period_start(p.period, $2::date) as starts_on
      from (values ('WEEK'), ('HALF_MONTH'), ('MONTH')) as p (period)
     where measure_period_end(p.period, measure_period_start(p.period, $2::date)) = $2::date + 1
  ), expected as (
    select e.ancestor_id as subject_id, d.currency, count(distinct d.member_id) filter (where over.period = 'WEEK') as week,
        count(distinct d.member_id) filter (where over.period = 'HALF_MONTH') as half_month,
        count(distinct d.member_id) filter (where over.period = 'MONTH') as month
      from over join member_days d on d.merchant_id = $1 and d.day between over.starts_on and $2::date and d.active
      join member_tree e on e.merchant_id = $1 and e.descendant_id = d.member_id and e.from_day <= d.day and d.day < e.until_day
     group by 1, 2
  ), found as (
    select t.team_id as subject_id, t.currency, sum(t.active_members) filter (where t.period = 'WEEK') as week,
        sum(t.active_members) filter (where t.period = 'HALF_MONTH') as half_month,
        sum(t.active_members) filter (where t.period = 'MONTH') as month
      from team_periods t join over using (period, starts_on) where t.merchant_id = $1 group by 1, 2
  )
  ${differences('TEAM', ['week', 'half_month', 'month'])}`

/** The day of the brand beside the days of its members, in each way in which it is kept, and beside what moved in the ledger. */
const BRAND = `
  with movement as (
    select t.currency, sum(greatest(k.change, 0))::int8 as came, sum(greatest(-k.change, 0))::int8 as went
      from ledger_transfers t join members m on m.merchant_id = t.merchant_id and m.id = t.member_id and m.type <> 4
      cross join lateral (select coalesce(sum(e.amount), 0)::int8 as change from ledger_entries e
        where e.merchant_id = t.merchant_id and e.member_id = t.member_id and e.transfer_id = t.id and e.account not like 'HOUSE:%') k
     where t.merchant_id = $1 and t.created_at >= $4 and t.created_at < $5 and t.outcome = 'POSTED' and t.phase in ('SINGLE', 'POST')
       and t.kind in (${sqlListOf('told')})
       and not exists (select from ledger_news n where n.merchant_id = t.merchant_id and n.transfer_id = t.id)
     group by 1
  ), days as (
    select currency, ${list((name) => `sum(${name})::int8 as ${name}`)}, count(*) filter (where active) as active_members
      from member_days where merchant_id = $1 and day = $2::date group by 1
  ), expected as (
    select '00000000-0000-0000-0000-000000000000'::uuid as subject_id, currency, ${list((name) => `d.${name}`)}, d.active_members,
        d.stake as stake_by_game, d.payout as payout_by_game, d.stake as stake_by_hour, d.payout as payout_by_hour, v.came, v.went
      from days d full join movement v using (currency)
  ), found as (
    select '00000000-0000-0000-0000-000000000000'::uuid as subject_id, currency, ${list((name) => `d.${name}`)}, d.active_members,
        g.stake as stake_by_game, g.payout as payout_by_game, h.stake as stake_by_hour, h.payout as payout_by_hour, v.came, v.went
      from (select currency, ${list((name) => `sum(${name})::int8 as ${name}`)}, sum(active_members)::int8 as active_members
              from brand_days where merchant_id = $1 and day = $2::date group by 1) d
      full join (select currency, sum(stake)::int8 as stake, sum(payout)::int8 as payout
                   from brand_game_days where merchant_id = $1 and day = $2::date group by 1) g using (currency)
      full join (select currency, sum(stake)::int8 as stake, sum(payout)::int8 as payout
                   from brand_play_hours where merchant_id = $1 and day = $2::date group by 1) h using (currency)
      full join (select currency, sum(came)::int8 as came, sum(went)::int8 as went
                   from brand_movement_days where merchant_id = $1 and day = $2::date group by 1) v using (currency)
  )
  ${differences('BRAND', [...FIGURES, 'active_members', 'stake_by_game', 'payout_by_game', 'stake_by_hour', 'payout_by_hour', 'came', 'went'])}`

/** The first of a day's differences, of members, of teams and of the brand. */
export async function findDifferences(
  { raw }: Pick<Database, 'raw'>,
  { merchantId, day, from, to }: CheckedDay,
  limit: number,
): Promise<Difference[]> {
  const ofMembers = await raw<Difference>(MEMBERS, [merchantId, day, limit, from, to])
  const ofTeams = await raw<Difference>(TEAMS, [merchantId, day, limit])
  const ofPeriods = await raw<Difference>(PERIODS, [merchantId, day, limit])
  const ofBrand = await raw<Difference>(BRAND, [merchantId, day, limit, from, to])
  return [...ofMembers, ...ofTeams, ...ofPeriods, ...ofBrand]
}

/** Keeps what a check came to in the place of an earlier one of the same day. */
export async function writeCheck(
  { query }: Transaction,
  { merchantId, day }: CheckedDay,
  found: readonly Difference[],
  at: Date,
): Promise<void> {
  const ofDay = { merchant_id: merchantId, day }
  await query.deleteFrom('measure_differences').where('merchant_id', '=', merchantId).where('day', '=', day).execute()
  await query
    .insertInto('measure_checks')
    .values({ ...ofDay, checked_at: at, differences: found.length })
    .onConflict((conflict) =>
      conflict.columns(['merchant_id', 'day']).doUpdateSet({ checked_at: at, differences: found.length }),
    )
    .execute()
  if (found.length === 0) return
  const rows = found.map((difference, index) => ({ ...ofDay, position: index + 1, ...difference }))
  await query.insertInto('measure_differences').values(rows).execute()
}

/** Whether a day was checked. */
export async function isChecked(
  { query }: Pick<Database, 'query'>,
  { merchantId, day }: Pick<CheckedDay, 'merchantId' | 'day'>,
): Promise<boolean> {
  const row = await query
    .selectFrom('measure_checks')
    .select('day')
    .where('merchant_id', '=', merchantId)
    .where('day', '=', day)
    .executeTakeFirst()
  return row !== undefined
}
