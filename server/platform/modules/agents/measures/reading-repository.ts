import type { Transaction } from '../../../db/connection.ts'
import type { Money } from '../../../lib/money.ts'
import type { DaySpan } from '../repository/figures.ts'

type Connection = Pick<Transaction, 'raw'>

/** A team by its first member, in the currency of his wallet. */
export interface MeasuredTeam {
  readonly memberId: string
  readonly currency: string
}

/** What pay is made by (contracts): what a team came to in a window. */
export interface TeamMeasures {
  readonly memberId: string
  readonly valid_bet: Money
  /** What the house won of it: stakes less payouts, and by days less bonuses, rebates and commissions too. */
  readonly loss: Money
  readonly active_members: number
}

const ACTIVE_IN = { DAY: 'days', WEEK: 'period', HALF_MONTH: 'period', MONTH: 'period' } as const
export type MeasuredPeriod = keyof typeof ACTIVE_IN

/** Whole days of teams. Teams to which nothing happened are left out. */
export function readDayMeasures(
  { raw }: Connection,
  merchantId: string,
  teams: readonly MeasuredTeam[],
  { from, to }: DaySpan,
  period: MeasuredPeriod,
): Promise<TeamMeasures[]> {
  // Days cannot be added up to how many members were active in a longer period: that is kept as a number of its own.
  const active =
    ACTIVE_IN[period] === 'days'
      ? 'sum(d.active_members)'
      : `coalesce((select p.active_members from team_periods p where p.merchant_id = $1 and p.team_id = d.team_id
           and p.currency = d.currency and p.period = '${period}' and p.starts_on = $4::date), 0)`
  return raw<TeamMeasures>(
    `select d.team_id as "memberId", sum(d.valid_bet)::int8 as valid_bet,
         sum(d.stake - d.payout - d.bonuses - d.rebates - d.commissions)::int8 as loss, (${active})::int4 as active_members
       from unnest($2::uuid[], $3::text[]) as t (id, currency)
       join team_days d on d.merchant_id = $1 and d.team_id = t.id and d.currency = t.currency and d.day between $4::date and $5::date
      group by d.team_id, d.currency`,
    [merchantId, ...columnsOf(teams), from, to],
  )
}

/**
 * A part of a day of teams, in whole five minutes, by the tree of that day; who bet anything valid in it was active. Teams that did not
 * play are left out.
 */
export function readSlotMeasures(
  { raw }: Connection,
  merchantId: string,
  teams: readonly MeasuredTeam[],
  window: { readonly from: Date; readonly until: Date; readonly day: string },
): Promise<TeamMeasures[]> {
  return raw<TeamMeasures>(
    `select t.id as "memberId", sum(played.valid_bet)::int8 as valid_bet, sum(played.loss)::int8 as loss,
         (count(*) filter (where played.valid_bet > 0))::int4 as active_members
       from (select s.member_id, s.currency, sum(s.valid_bet) as valid_bet, sum(s.stake - s.payout) as loss from member_slots s
              where s.merchant_id = $1 and s.starts_at >= $4 and s.starts_at < $5 group by s.member_id, s.currency) played
       join member_tree e on e.merchant_id = $1 and e.descendant_id = played.member_id and e.from_day <= $6::date and $6::date < e.until_day
       join unnest($2::uuid[], $3::text[]) as t (id, currency) on t.id = e.ancestor_id and t.currency = played.currency
      group by t.id`,
    [merchantId, ...columnsOf(teams), window.from.toISOString(), window.until.toISOString(), window.day],
  )
}

const columnsOf = (teams: readonly MeasuredTeam[]) =>
  [teams.map(({ memberId }) => memberId), teams.map(({ currency }) => currency)] as const

/** Who stood directly above members on a day; who stood at the top is left out. */
export function readUplines({ raw }: Connection, merchantId: string, memberIds: readonly string[], day: string) {
  return raw<{ memberId: string; uplineId: string }>(
    `select e.descendant_id as "memberId", e.ancestor_id as "uplineId" from member_tree e
      where e.merchant_id = $1 and e.descendant_id = any($2::uuid[]) and e.depth = 1 and e.from_day <= $3::date and $3::date < e.until_day`,
    [merchantId, memberIds, day],
  )
}

/** How often figures of a brand were taken so far. */
export async function readFold({ raw }: Connection, merchantId: string): Promise<bigint> {
  const [row] = await raw<{ number: bigint }>('select number from measure_folds where merchant_id = $1', [merchantId])
  return row?.number ?? 0n
}

/** The beginnings of the five minutes of a span that folds after a given one changed, in order. */
export async function readMarks(
  { raw }: Connection,
  merchantId: string,
  { after, from, before }: { readonly after: bigint; readonly from: Date; readonly before: Date },
): Promise<Date[]> {
  const rows = await raw<{ starts_at: Date }>(
    `select starts_at from measure_marks where merchant_id = $1 and fold > $2 and starts_at >= $3 and starts_at < $4 order by starts_at`,
    [merchantId, after, from.toISOString(), before.toISOString()],
  )
  return rows.map(({ starts_at }) => starts_at)
}

/** The first five minutes of a span in which anybody of a brand played; null where nobody did. */
export async function findFirstSlot(
  { raw }: Connection,
  merchantId: string,
  { from, before }: { readonly from: Date; readonly before: Date },
): Promise<Date | null> {
  const [row] = await raw<{ starts_at: Date | null }>(
    'select min(starts_at) as starts_at from member_slots where merchant_id = $1 and starts_at >= $2 and starts_at < $3',
    [merchantId, from.toISOString(), before.toISOString()],
  )
  return row?.starts_at ?? null
}

/** The days of a span on which a member was in a team, its first member included: the first, and the first after them; undefined for none. */
export async function findDaysInTeam(
  { raw }: Connection,
  merchantId: string,
  { teamId, memberId }: { readonly teamId: string; readonly memberId: string },
  { from, to }: { readonly from: string; readonly to: string },
): Promise<{ from: string; until: string } | undefined> {
  const rows = await raw<{ from: string; until: string }>(
    `select greatest(min(e.from_day), $4::date)::text as "from", least(max(e.until_day), $5::date + 1)::text as until
       from member_tree e where e.merchant_id = $1 and e.ancestor_id = $2 and e.descendant_id = $3 and e.from_day <= $5::date
        and $4::date < e.until_day having count(*) > 0`,
    [merchantId, teamId, memberId, from, to],
  )
  return rows[0]
}
