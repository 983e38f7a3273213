import type { Database } from '../../db/connection.ts'

type Connection = Pick<Database, 'prepared'>

export type DrawState = 'OPEN' | 'CLOSED' | 'HELD' | 'DRAWN' | 'SETTLED' | 'VOID'

export interface DrawRow {
  readonly id: string
  readonly number: string
  readonly state: DrawState
  readonly opens_at: Date
  readonly closes_at: Date
  readonly draws_at: Date
  readonly commitment: string | null
  readonly seed: string | null
  readonly result: string[][] | null
}

/** A draw inside a row of something else: its times are text, as JSON has them. */
export type NestedDraw = Omit<DrawRow, 'opens_at' | 'closes_at' | 'draws_at'> &
  Readonly<Record<'opens_at' | 'closes_at' | 'draws_at', string>>

export interface LotteryRow {
  readonly code: string
  readonly family: string
  readonly game_id: string
  readonly game_type: string
  readonly prize_mode: 'LOTT' | 'ELOTT' | 'SEA'
  readonly icon: string
  readonly period_seconds: number | null
  readonly names: Record<string, string>
  readonly vendor_code: string
  readonly vendor_name: string
  readonly availability: 'OPEN' | 'MAINTENANCE'
  readonly current_draw: NestedDraw | null
  readonly last_draw: NestedDraw | null
}

export const DRAW = `jsonb_build_object('id', d.id, 'number', d.number, 'state', d.state, 'opens_at', d.opens_at, 'closes_at', d.closes_at,
  'draws_at', d.draws_at, 'commitment', d.commitment, 'seed', d.seed, 'result', d.result) as draw`
export const DRAW_COLUMNS =
  'd.id, d.number, d.state, d.opens_at, d.closes_at, d.draws_at, d.commitment, d.seed, d.result'

/**
 * Draws `d` of one lottery that take bets, the next first. `offset 0` keeps the planner from the index of what is due: it has the
 * draws of all lotteries, and the one by time gives the next of one lottery at once.
 */
export const openDraws = (merchant: string, code: string, now: string) =>
  `(select * from lottery_draws coming where coming.merchant_id = ${merchant} and coming.lottery_code = ${code}
      and coming.draws_at > ${now} order by coming.draws_at offset 0) d
    where d.state = 'OPEN' and d.closes_at > ${now}`

/**
 * The lotteries that a brand shows, each with the draw that takes bets and the last one drawn: two steps into the index of draws
 * for each, in one query. $1 brand, $2 now, $3 one lottery alone (null: all), $4 lotteries of these games alone.
 */
const LOTTERIES = `
  select l.code, l.family, l.game_id, games.game_type, l.prize_mode, l.icon, l.period_seconds, games.names, vendors.code as vendor_code,
         vendors.name as vendor_name, current.draw as current_draw, last.draw as last_draw,
         case when l.is_open then availability_at(games.availability, vendors.adapter is not null, offer.availability,
           offer.maintenance_from, offer.maintenance_until, mine.availability, mine.maintenance_from, mine.maintenance_until, $2)
           else 'MAINTENANCE' end as availability
    from lotteries l
    join games on games.id = l.game_id
    join vendors on vendors.code = games.vendor_code
    join merchant_games mine on mine.merchant_id = l.merchant_id and mine.game_id = l.game_id
    join merchant_vendors offer on offer.merchant_id = l.merchant_id and offer.vendor_code = games.vendor_code
    left join lateral (select ${DRAW} from ${openDraws('l.merchant_id', 'l.code', '$2')} limit 1) current on true
    left join lateral (select ${DRAW} from lottery_draws d
      where d.merchant_id = l.merchant_id and d.lottery_code = l.code and d.draws_at <= $2 and d.state in ('DRAWN', 'SETTLED')
      order by d.draws_at desc limit 1) last on true
   where l.merchant_id = $1 and ($3::text is null or l.code = $3) and ($4::uuid[] is null or l.game_id = any ($4))
     and 'OFF' not in (games.availability, offer.availability, mine.availability)
   order by offer.position, vendors.code, l.position, l.code`

export interface LotteryWish {
  readonly code?: string
  readonly gameIds?: readonly string[]
}

export function listLotteries(
  connection: Connection,
  merchantId: string,
  at: Date,
  { code, gameIds }: LotteryWish = {},
): Promise<LotteryRow[]> {
  return connection.prepared('lottery_list', LOTTERIES, [merchantId, at, code ?? null, gameIds ?? null])
}

export interface RulesRow {
  readonly version: number
  readonly odds: Record<string, Record<string, number>>
  readonly withheld: string[]
  readonly lowest_series: number
  readonly highest_series: number
  readonly return_floor: number
  readonly smallest_unit: bigint
  readonly number_payout_limit: bigint
  readonly play_type_stake_limit: bigint
  readonly draw_stake_limit: bigint
  readonly member_stake_limit: bigint
  /** The most that one bet may win. */
  readonly single_win_limit: bigint
}

/** The rules in force: those of the highest version. */
export async function findRules(
  connection: Connection,
  merchantId: string,
  code: string,
): Promise<RulesRow | undefined> {
  const [rules] = await connection.prepared<RulesRow>(
    'lottery_rules_in_force',
    `select version, odds, withheld, lowest_series, highest_series, return_floor, smallest_unit, number_payout_limit,
        play_type_stake_limit, draw_stake_limit, member_stake_limit, single_win_limit
       from lottery_rules where merchant_id = $1 and lottery_code = $2 order by version desc limit 1`,
    [merchantId, code],
  )
  return rules
}

/** Draws that take bets, the next first. */
export function listUpcoming(connection: Connection, merchantId: string, code: string, at: Date, limit: number) {
  return connection.prepared<DrawRow>(
    'lottery_upcoming',
    `select ${DRAW_COLUMNS} from ${openDraws('$1', '$2', '$3')} limit $4`,
    [merchantId, code, at, limit],
  )
}

/** Draws by their numbers, in no order. */
export function findDraws(connection: Connection, merchantId: string, code: string, numbers: readonly string[]) {
  return connection.prepared<DrawRow>(
    'lottery_draws',
    `select ${DRAW_COLUMNS} from lottery_draws d where d.merchant_id = $1 and d.lottery_code = $2 and d.number = any ($3)`,
    [merchantId, code, numbers],
  )
}

/** Draws that were drawn, newest first. */
export function listDrawn(
  connection: Connection,
  merchantId: string,
  code: string,
  at: Date,
  { limit, offset }: { limit: number; offset: number },
) {
  return connection.prepared<DrawRow>(
    'lottery_drawn',
    `select ${DRAW_COLUMNS} from lottery_draws d
      where d.merchant_id = $1 and d.lottery_code = $2 and d.draws_at <= $3 and d.state in ('DRAWN', 'SETTLED')
      order by d.draws_at desc limit $4 offset $5`,
    [merchantId, code, at, limit, offset],
  )
}

/** How many were drawn; beyond `most` they are not counted any further. */
export async function countDrawn(
  connection: Connection,
  merchantId: string,
  code: string,
  at: Date,
  most: number,
): Promise<number> {
  const [row] = await connection.prepared<{ total: number }>(
    'lottery_drawn_count',
    `select count(*)::int4 as total from (select 1 from lottery_draws d
      where d.merchant_id = $1 and d.lottery_code = $2 and d.draws_at <= $3 and d.state in ('DRAWN', 'SETTLED') limit $4) found`,
    [merchantId, code, at, most],
  )
  return row?.total ?? 0
}

/** Games of lotteries in which the member was last, newest first. */
export async function listRecentGameIds(
  connection: Connection,
  { merchantId, memberId }: { readonly merchantId: string; readonly memberId: string },
  limit: number,
): Promise<string[]> {
  const rows = await connection.prepared<{ game_id: string }>(
    'lottery_recent',
    `select r.game_id from recent_games r join lotteries l on l.merchant_id = r.merchant_id and l.game_id = r.game_id
      where r.merchant_id = $1 and r.member_id = $2 order by r.played_at desc limit $3`,
    [merchantId, memberId, limit],
  )
  return rows.map(({ game_id }) => game_id)
}
