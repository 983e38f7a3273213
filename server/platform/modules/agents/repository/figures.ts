import { sql } from 'kysely'
import type { Database } from '../../../db/connection.ts'
import type { Money } from '../../../lib/money.ts'

type Query = Database['query']

/** What members and teams come to, play and money. */
export interface TeamFigures {
  readonly bets: bigint
  readonly stake: Money
  readonly valid_bet: Money
  readonly payout: Money
  readonly deposits: Money
  readonly withdrawals: Money
  readonly bonuses: Money
  readonly rebates: Money
  readonly commissions: Money
  readonly registrations: number
  readonly first_deposits: number
}

/** The first and the last day. */
export interface DaySpan {
  readonly from: string
  readonly to: string
}

export interface FiguresOf {
  readonly merchantId: string
  readonly currency: string
  readonly memberId: string
}

const PLAY = ['bets', 'stake', 'valid_bet', 'payout'] as const
const FIGURES = [
  ...PLAY,
  'deposits',
  'withdrawals',
  'bonuses',
  'rebates',
  'commissions',
  'registrations',
  'first_deposits',
] as const

/** The days of a team, oldest first. */
export const listTeamDays = ({ raw }: Pick<Database, 'raw'>, of: FiguresOf, { from, to }: DaySpan) =>
  raw<TeamFigures & { day: string; active_members: number }>(
    `select day::text as day, ${FIGURES.join(', ')}, active_members
       from team_days where merchant_id = $1 and team_id = $2 and currency = $3 and day between $4 and $5 order by day`,
    [of.merchantId, of.memberId, of.currency, from, to],
  )

/** The days of a member alone, oldest first. */
export const listMemberDays = ({ raw }: Pick<Database, 'raw'>, of: FiguresOf, { from, to }: DaySpan) =>
  raw<TeamFigures & { day: string; active_members: number }>(
    `select day::text as day, ${FIGURES.join(', ')}, active::int4 as active_members
       from member_days where merchant_id = $1 and member_id = $2 and currency = $3 and day between $4 and $5 order by day`,
    [of.merchantId, of.memberId, of.currency, from, to],
  )

/** What a team played, by category. */
export const sumTeamPlay = (query: Query, of: FiguresOf, { from, to }: DaySpan) =>
  query
    .selectFrom('team_play_days')
    .select((select) => ['category', ...PLAY.map((name) => sql<bigint>`sum(${select.ref(name)})::int8`.as(name))])
    .where('merchant_id', '=', of.merchantId)
    .where('team_id', '=', of.memberId)
    .where('currency', '=', of.currency)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('category')
    .orderBy('category')
    .execute()

/** What a member played alone, by category. */
export const sumMemberPlay = (query: Query, of: FiguresOf, { from, to }: DaySpan) =>
  query
    .selectFrom('member_play_days')
    .select((select) => ['category', ...PLAY.map((name) => sql<bigint>`sum(${select.ref(name)})::int8`.as(name))])
    .where('merchant_id', '=', of.merchantId)
    .where('member_id', '=', of.memberId)
    .where('currency', '=', of.currency)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('category')
    .orderBy('category')
    .execute()

const COUNTS: ReadonlySet<string> = new Set(['registrations', 'first_deposits'])
const sums = FIGURES.map((name) => `sum(${name})::${COUNTS.has(name) ? 'int4' : 'int8'} as ${name}`).join(', ')

/** Sums of a span for members and for their teams, by member. */
export function sumFigures(
  { raw }: Pick<Database, 'raw'>,
  { merchantId, currency }: Omit<FiguresOf, 'memberId'>,
  ids: readonly string[],
  { from, to }: DaySpan,
) {
  return raw<TeamFigures & { id: string; is_team: boolean }>(
    `select team_id as id, true as is_team, ${sums} from team_days
      where merchant_id = $1 and currency = $2 and team_id = any($3::uuid[]) and day between $4 and $5 group by team_id
     union all
     select member_id, false, ${sums} from member_days
      where merchant_id = $1 and currency = $2 and member_id = any($3::uuid[]) and day between $4 and $5 group by member_id`,
    [merchantId, currency, ids, from, to],
  )
}

/** How many of a team were active in the running month. */
export async function countActiveThisMonth(
  { raw }: Pick<Database, 'raw'>,
  of: FiguresOf,
  today: string,
): Promise<number> {
  const [row] = await raw<{ active_members: number }>(
    `select active_members from team_periods where merchant_id = $1 and team_id = $2 and currency = $3 and period = 'MONTH'
        and starts_on = measure_period_start('MONTH', $4::date)`,
    [of.merchantId, of.memberId, of.currency, today],
  )
  return row?.active_members ?? 0
}
