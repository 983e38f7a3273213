import type { Database } from '../../../db/connection.ts'
import { FIGURES, PLAY_FIGURES, type PlayFigures, type TeamFigures } from '../figures.ts'

type Connection = Pick<Database, 'raw'>

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

/** The member with everybody below, or alone. */
export type Scope = 'TEAM' | 'OWN'

const TABLES = {
  TEAM: { days: 'team_days', play: 'team_play_days', id: 'team_id', active: 'active_members' },
  OWN: { days: 'member_days', play: 'member_play_days', id: 'member_id', active: 'active::int4' },
} as const satisfies Record<Scope, object>

const listOf = (names: readonly string[], of: (name: string) => string) =>
  names.map((name) => `${of(name)}::int8 as ${name}`).join(', ')
const sum = (name: string) => `sum(${name})`

/** The days of a team or of a member alone, oldest first. */
export function listDays({ raw }: Connection, scope: Scope, of: FiguresOf, { from, to }: DaySpan) {
  const { days, id, active } = TABLES[scope]
  return raw<TeamFigures & { day: string; active_members: number }>(
    `select day::text as day, ${listOf(FIGURES, String)}, ${active} as active_members
       from ${days} where merchant_id = $1 and ${id} = $2 and currency = $3 and day between $4 and $5 order by ${days}.day`,
    [of.merchantId, of.memberId, of.currency, from, to],
  )
}

/** What a team or a member alone played, by category. */
export function sumPlay({ raw }: Connection, scope: Scope, of: FiguresOf, { from, to }: DaySpan) {
  const { play, id } = TABLES[scope]
  return raw<PlayFigures & { category: string }>(
    `select category, ${listOf(PLAY_FIGURES, sum)}
       from ${play} where merchant_id = $1 and ${id} = $2 and currency = $3 and day between $4 and $5 group by category order by category`,
    [of.merchantId, of.memberId, of.currency, from, to],
  )
}

/** Sums of a span for members and for their teams, by member. */
export function sumFigures(
  { raw }: Connection,
  { merchantId, currency }: Omit<FiguresOf, 'memberId'>,
  ids: readonly string[],
  { from, to }: DaySpan,
) {
  const of = (scope: Scope) => {
    const { days, id } = TABLES[scope]
    return `select '${scope}' as scope, ${id} as id, ${listOf(FIGURES, sum)} from ${days}
      where merchant_id = $1 and currency = $2 and ${id} = any($3::uuid[]) and day between $4 and $5 group by ${id}`
  }
  return raw<TeamFigures & { id: string; scope: Scope }>(`${of('TEAM')} union all ${of('OWN')}`, [
    merchantId,
    currency,
    ids,
    from,
    to,
  ])
}

/** How many of a team were active in the running month. */
export async function countActiveThisMonth({ raw }: Connection, of: FiguresOf, today: string): Promise<number> {
  const [row] = await raw<{ active_members: number }>(
    `select active_members from team_periods where merchant_id = $1 and team_id = $2 and currency = $3 and period = 'MONTH'
        and starts_on = measure_period_start('MONTH', $4::date)`,
    [of.merchantId, of.memberId, of.currency, today],
  )
  return row?.active_members ?? 0
}
