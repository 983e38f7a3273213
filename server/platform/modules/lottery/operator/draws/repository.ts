import type { Database, Transaction } from '../../../../db/connection.ts'
import type { Moment } from '../../../../http/feed.ts'
import { type PageRequest, pageOf } from '../../../../http/paging.ts'
import type { Money } from '../../../../lib/money.ts'
import type { DrawKey } from '../../draws/draws-repository.ts'
import type { DrawState } from '../../states.ts'

type Connection = Pick<Database | Transaction, 'raw'>

export interface OperatorDrawRow {
  readonly id: string
  readonly lottery_code: string
  readonly names: Readonly<Record<string, string>>
  readonly family: string
  readonly number: string
  readonly state: DrawState
  readonly opens_at: Date
  readonly closes_at: Date
  readonly draws_at: Date
  readonly drawn_at: Date | null
  readonly settled_at: Date | null
  readonly result: string[][] | null
  readonly result_version: number
  readonly commitment: string | null
  readonly seed: string | null
}

export interface DrawFilter {
  readonly ids?: readonly string[] | undefined
  readonly gameCode?: string | undefined
  readonly state?: DrawState | undefined
  readonly isOfficial?: boolean | undefined
  readonly from?: Date | undefined
  readonly to?: Date | undefined
  /** Only those that need a person. */
  readonly needsOperator?: boolean | undefined
}

/** $9 now. */
const NEEDS_OPERATOR =
  'lottery_draw_needs_operator(draw.state, draw.commitment is null, draw.draws_at, $9::timestamptz)'

const WHERE = `where draw.merchant_id = $1 and ($2::uuid[] is null or draw.id = any($2::uuid[]))
  and ($3::text is null or draw.lottery_code = $3::text) and ($4::text is null or draw.state = $4::text)
  and ($5::boolean is null or (draw.commitment is null) = $5::boolean)
  and ($6::timestamptz is null or draw.draws_at >= $6::timestamptz) and ($7::timestamptz is null or draw.draws_at < $7::timestamptz)
  and ($8::boolean is null or ${NEEDS_OPERATOR} = $8::boolean)`

/** What needs a person, longest first; then draws that take bets, the next first; then what is over, the last first; then those to come. */
const BY_NEED = `case when ${NEEDS_OPERATOR} then 0 when draw.state = 'OPEN' and draw.opens_at > $9::timestamptz then 3
    when draw.state in ('OPEN', 'CLOSED', 'DRAWN') then 1 else 2 end,
  case when draw.state in ('SETTLED', 'VOID') then draw.draws_at end desc, draw.draws_at, draw.id`
const ORDERS = {
  need: BY_NEED,
  drawsAt: 'draw.draws_at, draw.id',
  '-drawsAt': 'draw.draws_at desc, draw.id desc',
} as const

/** Of WHERE. */
const parametersOf = (merchantId: string, filter: DrawFilter, now: Date) => [
  merchantId,
  filter.ids ?? null,
  filter.gameCode ?? null,
  filter.state ?? null,
  filter.isOfficial ?? null,
  filter.from ?? null,
  filter.to ?? null,
  filter.needsOperator ?? null,
  now,
]

const SELECT = `select draw.*, lottery.family, games.names
  from lottery_draws draw
  join lotteries lottery on lottery.merchant_id = draw.merchant_id and lottery.code = draw.lottery_code
  join games on games.id = lottery.game_id`

/** A page of draws in one of ORDERS; what needs a person first unless told. */
export async function listDraws(
  connection: Connection,
  merchantId: string,
  filter: DrawFilter,
  page: PageRequest,
  now: Date,
) {
  const { limit, offset } = pageOf(page)
  const parameters = parametersOf(merchantId, filter, now)
  const rows = await connection.raw<OperatorDrawRow>(
    `${SELECT} ${WHERE} order by ${orderOf(page.sort)} limit $10 offset $11`,
    [...parameters, limit, offset],
  )
  const [count] = await connection.raw<{ total: number }>(
    `select count(*)::int4 as total from lottery_draws draw ${WHERE}`,
    parameters,
  )
  return { rows, total: count?.total ?? 0 }
}

/** Draws behind a place, the last first, those to come before them; `now` says what needs a person. */
export const readDraws = (
  connection: Connection,
  merchantId: string,
  { now, ...filter }: DrawFilter & { readonly now: Date },
  { after, limit }: { readonly after: Moment | undefined; readonly limit: number },
): Promise<OperatorDrawRow[]> =>
  connection.raw<OperatorDrawRow>(
    `${SELECT} ${WHERE} and ($10::timestamptz is null or (draw.draws_at, draw.id) < ($10::timestamptz, $11::uuid))
      order by ${ORDERS['-drawsAt']} limit $12`,
    [...parametersOf(merchantId, filter, now), after?.at ?? null, after?.id ?? null, limit],
  )

/** How many draws a filter finds, counted up to `most`. */
export async function countDraws(
  connection: Connection,
  merchantId: string,
  { now, ...filter }: DrawFilter & { readonly now: Date },
  most: number,
): Promise<number> {
  const [count] = await connection.raw<{ total: number }>(
    `select count(*)::int4 as total from (select from lottery_draws draw ${WHERE} limit $10) found`,
    [...parametersOf(merchantId, filter, now), most],
  )
  return count?.total ?? 0
}

const orderOf = (sort = 'need'): string =>
  Object.hasOwn(ORDERS, sort) ? ORDERS[sort as keyof typeof ORDERS] : ORDERS.need

export async function findDraw(connection: Connection, { merchantId, drawId }: DrawKey) {
  const [row] = await connection.raw<OperatorDrawRow>(`${SELECT} where draw.merchant_id = $1 and draw.id = $2`, [
    merchantId,
    drawId,
  ])
  return row
}

export interface FiguresRow {
  readonly bets: number
  readonly open_bets: number
  readonly stake: Money
  readonly payout: Money
  /** Of the brand, in which all of them are. */
  readonly currency: string
}

/** What the bets of a draw cost and paid; those taken back are not among them. */
export async function sumBets(connection: Connection, { merchantId, drawId }: DrawKey): Promise<FiguresRow> {
  const [row] = await connection.raw<FiguresRow>(
    `select count(*)::int4 as bets, count(*) filter (where bet.state = 'OPEN')::int4 as open_bets,
            coalesce(sum(bet.stake), 0)::int8 as stake, coalesce(sum(bet.payout), 0)::int8 as payout,
            (select currency from merchants where id = $1) as currency
       from lottery_bets line
       join bets bet on bet.merchant_id = line.merchant_id and bet.member_id = line.member_id and bet.id = line.id
      where line.merchant_id = $1 and line.draw_id = $2 and bet.state <> 'VOID'`,
    [merchantId, drawId],
  )
  return row ?? { bets: 0, open_bets: 0, stake: 0n, payout: 0n, currency: '' }
}

export interface ExposureRow {
  readonly play_type: string
  readonly number: string
  readonly stake: Money
  readonly payout: Money
}

/** What a draw has taken by play type. */
export function listTotals(connection: Connection, { merchantId, drawId }: DrawKey): Promise<ExposureRow[]> {
  return connection.raw<ExposureRow>(
    `select play_type, number, stake, payout from lottery_exposures
      where merchant_id = $1 and draw_id = $2 and number = '' order by stake desc, play_type`,
    [merchantId, drawId],
  )
}

/** The numbers that would cost most. */
export function listNumbers(connection: Connection, { merchantId, drawId }: DrawKey, limit: number) {
  return connection.raw<ExposureRow>(
    `select play_type, number, stake, payout from lottery_exposures
      where merchant_id = $1 and draw_id = $2 and number <> '' order by payout desc, play_type, number limit $3`,
    [merchantId, drawId, limit],
  )
}
