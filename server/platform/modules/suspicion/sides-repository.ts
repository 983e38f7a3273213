import type { Transaction } from '../../db/connection.ts'
import type { DrawBet, TableBet } from './sides.ts'
import type { MemberKey } from './traits-repository.ts'

type Reader = Pick<Transaction, 'raw'>

/** The last orders of who is asked about, and of all others together that are held against them. */
const ORDERS = 200
const OWN_BETS = 500
const BETS_OF_OTHERS = 1_000
/** The last bets of each member, of which those at tables are looked at. */
const LAST_BETS = 300
/** Games at whose tables all see one result. */
const TABLES = `('LIVE', 'COCKFIGHT')`

const DRAW_BET = `bet.member_id as "memberId", bet.draw_id as "drawId", bet.lottery_code as "lotteryCode", draw.number, lottery.family,
  bet.play_type as "playType", bet.picks`
const OF_DRAW = `
  join bets stake on stake.merchant_id = bet.merchant_id and stake.member_id = bet.member_id and stake.id = bet.id and stake.state <> 'VOID'
  join lottery_draws draw on draw.merchant_id = bet.merchant_id and draw.id = bet.draw_id
  join lotteries lottery on lottery.merchant_id = bet.merchant_id and lottery.code = bet.lottery_code`

export const OWN_DRAW_BETS = `
  select ${DRAW_BET}
    from (select id from lottery_orders where merchant_id = $1 and member_id = $2 and placed_at >= $3 and cancelled_at is null
           order by placed_at desc, id desc limit ${ORDERS}) recent
    join lottery_bets bet on bet.merchant_id = $1 and bet.member_id = $2 and bet.order_id = recent.id
    ${OF_DRAW} limit ${OWN_BETS}`

/** A member's bets on draws since a moment, those of the last orders. */
export const listOwnDrawBets = (
  { raw }: Reader,
  { merchantId, memberId }: MemberKey,
  since: Date,
): Promise<DrawBet[]> => raw<DrawBet>(OWN_DRAW_BETS, [merchantId, memberId, since])

export const DRAW_BETS_OF = `
  select ${DRAW_BET}
    from lottery_bets bet ${OF_DRAW}
   where bet.merchant_id = $1 and bet.draw_id = any($2::uuid[]) and bet.member_id = any($3::uuid[]) limit ${BETS_OF_OTHERS}`

/** What some members bet on these draws. */
export const listDrawBetsOf = (
  { raw }: Reader,
  merchantId: string,
  drawIds: readonly string[],
  memberIds: readonly string[],
): Promise<DrawBet[]> => raw<DrawBet>(DRAW_BETS_OF, [merchantId, drawIds, memberIds])

export const TABLE_BETS_OF = `
  select bet.member_id as "memberId", bet.game_id as "gameId", bet.currency, bet.stake, bet.payout, bet.placed_at as "placedAt"
    from unnest($2::uuid[]) member cross join lateral (
      select * from bets where merchant_id = $1 and member_id = member and placed_at >= $3
       order by placed_at desc, id desc limit ${LAST_BETS}) bet
   where bet.state = 'SETTLED' and bet.game_type in ${TABLES} and not bet.is_free
   order by bet.placed_at`

/** Settled stakes at tables since a moment, the first one first; each member's last ones. */
export const listTableBets = (
  { raw }: Reader,
  merchantId: string,
  memberIds: readonly string[],
  since: Date,
): Promise<TableBet[]> => raw<TableBet>(TABLE_BETS_OF, [merchantId, memberIds, since])
