import type { Database } from '../../../db/connection.ts'
import type { TimeSpan } from '../../../db/search.ts'
import type { DrawRow } from '../lotteries-repository.ts'

type Connection = Pick<Database, 'prepared'>

export interface MemberKey {
  readonly merchantId: string
  readonly memberId: string
}

type OrderDraw = {
  readonly [Column in keyof DrawRow as Column extends 'id' ? never : `draw_${Column}`]: DrawRow[Column]
}

/** An order with its draw and its lottery. */
export interface OrderRow extends OrderDraw {
  readonly id: string
  readonly lottery_code: string
  readonly draw_id: string
  readonly chase_id: string | null
  readonly request_hash: string
  readonly stake: bigint
  readonly placed_at: Date
  readonly cancelled_at: Date | null
  readonly family: string
  readonly names: Record<string, string>
}

export interface BetRow {
  readonly id: string
  readonly order_id: string
  readonly play_type: string
  readonly picks: string[][]
  readonly unit: bigint
  readonly multiple: number
  readonly tickets: number
  readonly series: number
  readonly rebate_rate: number
  readonly odds: Record<string, number>
  readonly hits: { prize: string; count: number }[] | null
  readonly stake: bigint
  readonly payout: bigint
  readonly state: 'OPEN' | 'SETTLED' | 'VOID'
  readonly currency: string
}

export interface ChaseRow {
  readonly id: string
  readonly lottery_code: string
  readonly names: Record<string, string>
  readonly stops_on_win: boolean
  readonly state: 'ACTIVE' | 'STOPPED' | 'FINISHED'
  readonly draws: number
  readonly draws_done: number
  readonly draws_open: number
  readonly stake: bigint
  readonly payout: bigint
  readonly created_at: Date
  readonly ended_at: Date | null
  readonly last_settled_at: Date | null
}

const ORDERS = `
  from lottery_orders o
  join lotteries l on l.merchant_id = o.merchant_id and l.code = o.lottery_code
  join games on games.id = l.game_id
  join lottery_draws d on d.merchant_id = o.merchant_id and d.id = o.draw_id
  where o.merchant_id = $1 and o.member_id = $2`
const ORDER_COLUMNS = `o.id, o.lottery_code, o.draw_id, o.chase_id, o.request_hash, o.stake, o.placed_at, o.cancelled_at, l.family, games.names,
  d.number as draw_number, d.state as draw_state, d.opens_at as draw_opens_at, d.closes_at as draw_closes_at,
  d.draws_at as draw_draws_at, d.commitment as draw_commitment, d.seed as draw_seed, d.result as draw_result`

export interface OrderFilter extends TimeSpan {
  readonly gameCode?: string | undefined
  readonly chaseId?: string | undefined
  readonly state?: 'OPEN' | 'SETTLED' | 'CANCELLED' | undefined
}

/** $3 lottery, $4 plan, $5 state, $6 from, $7 to; null: any. */
const FILTER = `
  and ($3::text is null or o.lottery_code = $3) and ($4::uuid is null or o.chase_id = $4)
  and ($5::text is null or $5 = case when o.cancelled_at is not null or d.state = 'VOID' then 'CANCELLED'
    when d.state = 'SETTLED' then 'SETTLED' else 'OPEN' end)
  and ($6::timestamptz is null or o.placed_at >= $6) and ($7::timestamptz is null or o.placed_at < $7)`

const filterParameters = ({ merchantId, memberId }: MemberKey, { gameCode, chaseId, state, from, to }: OrderFilter) => [
  merchantId,
  memberId,
  gameCode ?? null,
  chaseId ?? null,
  state ?? null,
  from ?? null,
  to ?? null,
]

/** Newest first; the orders of a plan in the order of their draws. */
export function listOrders(
  connection: Connection,
  member: MemberKey,
  filter: OrderFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<OrderRow[]> {
  return connection.prepared(
    'lottery_orders',
    `select ${ORDER_COLUMNS} ${ORDERS} ${FILTER} order by o.placed_at desc, o.id desc limit $8 offset $9`,
    [...filterParameters(member, filter), limit, offset],
  )
}

export async function countOrders(connection: Connection, member: MemberKey, filter: OrderFilter): Promise<number> {
  const [row] = await connection.prepared<{ total: number }>(
    'lottery_orders_count',
    `select count(*)::int4 as total ${ORDERS} ${FILTER}`,
    filterParameters(member, filter),
  )
  return row?.total ?? 0
}

export async function findOrder(connection: Connection, member: MemberKey, id: string): Promise<OrderRow | undefined> {
  const [order] = await connection.prepared<OrderRow>(
    'lottery_order',
    `select ${ORDER_COLUMNS} ${ORDERS} and o.id = $3`,
    [member.merchantId, member.memberId, id],
  )
  return order
}

/** The orders taken under a key, in the order of their draws. */
export function findOrdersByKey(connection: Connection, member: MemberKey, key: string): Promise<OrderRow[]> {
  return connection.prepared(
    'lottery_orders_by_key',
    `select ${ORDER_COLUMNS} ${ORDERS} and o.key = $3 order by d.draws_at`,
    [member.merchantId, member.memberId, key],
  )
}

/** Orders of a plan that nobody took back. */
export function listChaseOrders(connection: Connection, member: MemberKey, chaseId: string): Promise<OrderRow[]> {
  return connection.prepared(
    'lottery_chase_orders',
    `select ${ORDER_COLUMNS} ${ORDERS} and o.chase_id = $3 and o.cancelled_at is null order by d.draws_at`,
    [member.merchantId, member.memberId, chaseId],
  )
}

const BETS = `
  select l.id, l.order_id, l.play_type, l.picks, l.unit, l.multiple, l.tickets, l.series, l.rebate_rate, l.odds, l.hits,
         b.stake, b.payout, b.state, b.currency
    from lottery_bets l join bets b on b.merchant_id = l.merchant_id and b.member_id = l.member_id and b.id = l.id
   where l.merchant_id = $1 and l.member_id = $2`

/** The bets of orders, in the order in which they stood on their slips. */
export function listBets(connection: Connection, member: MemberKey, orderIds: readonly string[]): Promise<BetRow[]> {
  if (orderIds.length === 0) return Promise.resolve([])
  return connection.prepared('lottery_bets', `${BETS} and l.order_id = any ($3) order by l.id`, [
    member.merchantId,
    member.memberId,
    orderIds,
  ])
}

export async function findBet(connection: Connection, member: MemberKey, id: string) {
  const [bet] = await connection.prepared<BetRow>('lottery_bet', `${BETS} and l.id = $3`, [
    member.merchantId,
    member.memberId,
    id,
  ])
  return bet
}

const CHASES = `
  select c.id, c.lottery_code, games.names, c.stops_on_win, c.state, c.draws, done.draws_done, done.draws_open, done.stake, won.payout,
         c.created_at, c.ended_at, done.last_settled_at
    from lottery_chases c
    join lotteries l on l.merchant_id = c.merchant_id and l.code = c.lottery_code
    join games on games.id = l.game_id
    cross join lateral (
      select count(*) filter (where d.state in ('DRAWN', 'SETTLED', 'VOID'))::int4 as draws_done,
             count(*) filter (where d.state not in ('SETTLED', 'VOID'))::int4 as draws_open,
             coalesce(sum(o.stake) filter (where d.state <> 'VOID'), 0)::int8 as stake, max(d.settled_at) as last_settled_at
        from lottery_orders o join lottery_draws d on d.merchant_id = o.merchant_id and d.id = o.draw_id
       where o.merchant_id = c.merchant_id and o.member_id = c.member_id and o.chase_id = c.id and o.cancelled_at is null) done
    cross join lateral (
      select coalesce(sum(b.payout), 0)::int8 as payout
        from lottery_orders o
        join lottery_bets t on t.merchant_id = o.merchant_id and t.member_id = o.member_id and t.order_id = o.id
        join bets b on b.merchant_id = t.merchant_id and b.member_id = t.member_id and b.id = t.id
       where o.merchant_id = c.merchant_id and o.member_id = c.member_id and o.chase_id = c.id) won
   where c.merchant_id = $1 and c.member_id = $2`

export interface ChaseFilter extends TimeSpan {
  readonly gameCode?: string | undefined
  readonly state?: 'ACTIVE' | 'STOPPED' | 'FINISHED' | undefined
  readonly ids?: readonly string[] | undefined
}

// Looked for among the member's own plans, which both their key and their index begin with. $3 lottery, $4 ids, $5 from, $6 to,
// $7 state, which is over with its last draw; null: any.
const CHASES_WANTED = `($3::text is null or c.lottery_code = $3) and ($4::uuid[] is null or c.id = any($4))
  and ($5::timestamptz is null or c.created_at >= $5) and ($6::timestamptz is null or c.created_at < $6)
  and ($7::text is null or $7 = case when c.state <> 'ACTIVE' then c.state when exists (
        select from lottery_orders o join lottery_draws d on d.merchant_id = o.merchant_id and d.id = o.draw_id
         where o.merchant_id = c.merchant_id and o.member_id = c.member_id and o.chase_id = c.id and o.cancelled_at is null
           and d.state not in ('SETTLED', 'VOID')) then 'ACTIVE' else 'FINISHED' end)`

const chaseParameters = ({ merchantId, memberId }: MemberKey, { gameCode, ids, from, to, state }: ChaseFilter) => [
  merchantId,
  memberId,
  ...[gameCode, ids, from, to, state].map((given) => given ?? null),
]

/** Newest first. */
export function listChases(
  connection: Connection,
  member: MemberKey,
  filter: ChaseFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<ChaseRow[]> {
  return connection.prepared(
    'lottery_chases',
    `${CHASES} and ${CHASES_WANTED} order by c.created_at desc, c.id desc limit $8 offset $9`,
    [...chaseParameters(member, filter), limit, offset],
  )
}

export async function countChases(connection: Connection, member: MemberKey, filter: ChaseFilter) {
  const [row] = await connection.prepared<{ total: number }>(
    'lottery_chases_count',
    `select count(*)::int4 as total from lottery_chases c
      where c.merchant_id = $1 and c.member_id = $2 and ${CHASES_WANTED}`,
    chaseParameters(member, filter),
  )
  return row?.total ?? 0
}

export async function findChase(connection: Connection, member: MemberKey, id: string): Promise<ChaseRow | undefined> {
  const [chase] = await connection.prepared<ChaseRow>('lottery_chase', `${CHASES} and c.id = $3`, [
    member.merchantId,
    member.memberId,
    id,
  ])
  return chase
}
