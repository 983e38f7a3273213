import type { DrawResult, Hit } from '@croupier/lottery/core/play-type.ts'
import type { Database } from '../../../db/connection.ts'
import { newId } from '../../../lib/id.ts'
import type { Money } from '../../../lib/money.ts'
import type { DrawState } from '../states.ts'
import type { BookedBet } from './bet-outcome.ts'
import type { DrawKey } from './draws-repository.ts'

type Connection = Pick<Database, 'prepared'>

export interface DrawnDraw {
  readonly state: DrawState
  readonly lottery_code: string
  readonly names: Readonly<Record<string, string>>
  readonly number: string
  readonly family: string
  readonly result: unknown
  readonly result_version: number
  /** One of our own. */
  readonly is_seeded: boolean
}

/** A draw with its family, or undefined. */
export async function findDraw(connection: Connection, { merchantId, drawId }: DrawKey) {
  const [row] = await connection.prepared<DrawnDraw>(
    'lottery_draw_drawn',
    `select draw.state, draw.lottery_code, draw.number, draw.result, draw.result_version, lottery.family, games.names,
            draw.commitment is not null as is_seeded
       from lottery_draws draw
       join lotteries lottery on lottery.merchant_id = draw.merchant_id and lottery.code = draw.lottery_code
       join games on games.id = lottery.game_id
      where draw.merchant_id = $1 and draw.id = $2`,
    [merchantId, drawId],
  )
  return row
}

export interface DrawBet extends BookedBet {
  readonly member_id: string
  readonly id: string
  /** Of what is won already, and of what was lost or taken back. */
  readonly state: 'OPEN' | 'SETTLED' | 'VOID'
  readonly payout: Money
  readonly game_type: string
  readonly currency: string
  readonly placed_at: Date
  readonly hits: unknown
  /** The plan that ends with a win, if the bet belongs to one. */
  readonly stopping_chase: string | null
}

export interface BetPlace {
  readonly member_id: string
  readonly id: string
}

const FIRST: BetPlace = {
  member_id: '00000000-0000-0000-0000-000000000000',
  id: '00000000-0000-0000-0000-000000000000',
}

/**
 * Bets of a draw in these states after one place, by member. `offset 0` has each line look up what belongs to it and end at the
 * limit: without, a planner that does not know the limit joins the whole draw for every few hundred of its lines.
 */
export function listBets(
  connection: Connection,
  { merchantId, drawId }: DrawKey,
  states: readonly DrawBet['state'][],
  limit: number,
  after: BetPlace = FIRST,
): Promise<DrawBet[]> {
  return connection.prepared<DrawBet>(
    'lottery_bets_of_draw',
    `select line.member_id, line.id, line.play_type, line.picks, line.unit, line.multiple, line.odds, line.rebate_rate, line.hits,
            bet.state, bet.stake, bet.payout, bet.game_type, bet.currency, bet.placed_at, chase.stopping as stopping_chase
       from lottery_bets line
       cross join lateral (select b.state, b.stake, b.payout, b.game_type, b.currency, b.placed_at from bets b
         where b.merchant_id = line.merchant_id and b.member_id = line.member_id and b.id = line.id and b.state = any($5::text[]) offset 0) bet
       left join lateral (select c.id as stopping from lottery_orders slip
         join lottery_chases c on c.merchant_id = slip.merchant_id and c.member_id = slip.member_id and c.id = slip.chase_id and c.stops_on_win
         where slip.merchant_id = line.merchant_id and slip.member_id = line.member_id and slip.id = line.order_id offset 0) chase on true
      where line.merchant_id = $1 and line.draw_id = $2 and (line.member_id, line.id) > ($3, $4)
      order by line.member_id, line.id limit $6`,
    [merchantId, drawId, after.member_id, after.id, states, limit],
  )
}

export interface WonBet {
  readonly member_id: string
  readonly id: string
  readonly payout: Money
  readonly rebate: Money
  readonly hits: readonly Hit[]
}

export interface ChangedBalance {
  readonly member_id: string
  readonly bet_id: string
  readonly currency: string
  readonly balance: Money
  readonly version: bigint
}

export interface SettledBatch {
  readonly version: number
  readonly lost: readonly BetPlace[]
  readonly won: readonly WonBet[]
  /** Of those, the bets that count nothing (covered.ts). */
  readonly covered: readonly string[]
  readonly outcome: { readonly lottery: string; readonly draw: string; readonly result: DrawResult }
  readonly at: Date
}

/** Settles bets in one round trip; answers the balances of those that were not settled before. */
export function settleBets(connection: Connection, { merchantId, drawId }: DrawKey, batch: SettledBatch) {
  const { version, lost, won, covered, outcome, at } = batch
  const moved = won.map(({ member_id, id, payout, rebate, hits }) => ({
    member: member_id,
    bet: id,
    payout: String(payout),
    rebate: String(rebate),
    hits,
    win_id: newId(at.getTime()),
    rebate_id: newId(at.getTime()),
  }))
  return connection.prepared<ChangedBalance>(
    'lottery_settle',
    'select * from lottery_settle($1, $2, $3, $4, $5, $6, $7, $8, $9)',
    [
      merchantId,
      drawId,
      version,
      lost.map(({ member_id }) => member_id),
      lost.map(({ id }) => id),
      JSON.stringify(moved),
      JSON.stringify(outcome),
      at,
      covered,
    ],
  )
}

/** Calls a draw settled, once all its bets are decided. */
export async function finishDraw(connection: Connection, { merchantId, drawId }: DrawKey, version: number, at: Date) {
  const [row] = await connection.prepared<{ finished: boolean }>(
    'lottery_finish_draw',
    'select lottery_finish_draw($1, $2, $3, $4) as finished',
    [merchantId, drawId, version, at],
  )
  return row?.finished ?? false
}
