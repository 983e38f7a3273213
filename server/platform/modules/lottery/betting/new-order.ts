import { hash } from 'node:crypto'
import type { MemberSession } from '../../../http/session.ts'
import { newId } from '../../../lib/id.ts'
import type { LotteryRow } from '../lotteries-repository.ts'
import type { CheckedSlip, Wish } from './check-slip.ts'
import type * as orders from './orders-repository.ts'
import type * as repository from './placing-repository.ts'
import { times } from './slip.ts'

/** Of everything that was asked; what a repetition must be equal in. */
export function hashOf({ gameCode, rulesVersion, lines, draws, stopsOnWin }: Wish): string {
  const asked = [
    gameCode,
    rulesVersion,
    lines.map(({ playType, picks, unit, multiple, series }) => [playType, picks, String(unit), multiple, series]),
    draws.map(({ number, multiple }) => [number, multiple]),
    stopsOnWin,
  ]
  return hash('sha256', JSON.stringify(asked), 'base64url')
}

/** The order that a slip amounts to, as the database decides about it. */
export function orderOf(session: MemberSession, wish: Wish, slip: CheckedSlip): repository.NewOrder {
  const { lottery, rules, lines, exposures, draws, multiples } = slip
  const { merchantId, memberId, currency, sessionId } = session
  const slips = draws.map((draw, index): repository.Slip => {
    const multiple = multiples[index] ?? 1n
    const bets = lines.map((line) => ({
      ...line,
      id: newId(),
      multiple: line.multiple * Number(multiple),
      stake: line.stake * multiple,
    }))
    return {
      id: newId(),
      draw,
      stake: bets.reduce((sum, { stake }) => sum + stake, 0n),
      bets,
      exposures: times(exposures, multiple),
    }
  })
  return {
    merchantId,
    memberId,
    currency,
    sessionId,
    key: wish.key,
    hash: hashOf(wish),
    lotteryCode: lottery.code,
    rulesVersion: rules.version,
    vendorCode: lottery.vendor_code,
    gameId: lottery.game_id,
    gameType: lottery.game_type,
    limits: {
      numberPayout: rules.number_payout_limit,
      playTypeStake: rules.play_type_stake_limit,
      drawStake: rules.draw_stake_limit,
      memberStake: rules.member_stake_limit,
    },
    isPlayChecked: false,
    chase: slips.length > 1 ? { id: newId(), stopsOnWin: wish.stopsOnWin } : undefined,
    stake: slips.reduce((sum, { stake }) => sum + stake, 0n),
    slips,
  }
}

/** What was just written, as it would be read: the answer to a bet asks the database nothing more. */
export function rowsOf(order: repository.NewOrder, { family, names }: LotteryRow, at: Date) {
  const { lotteryCode, hash, currency, chase } = order
  return {
    orders: order.slips.map(
      ({ id, draw, stake }): orders.OrderRow => ({
        id,
        lottery_code: lotteryCode,
        draw_id: draw.id,
        chase_id: chase?.id ?? null,
        request_hash: hash,
        stake,
        placed_at: at,
        cancelled_at: null,
        family,
        names,
        draw_number: draw.number,
        draw_state: draw.state,
        draw_opens_at: draw.opens_at,
        draw_closes_at: draw.closes_at,
        draw_draws_at: draw.draws_at,
        draw_commitment: draw.commitment,
        draw_seed: draw.seed,
        draw_result: draw.result,
      }),
    ),
    bets: order.slips.flatMap(({ id, bets }) =>
      bets.map(
        (bet): orders.BetRow => ({
          id: bet.id,
          order_id: id,
          play_type: bet.playType,
          picks: bet.picks.map((row) => [...row]),
          unit: bet.unit,
          multiple: bet.multiple,
          tickets: bet.tickets,
          series: bet.series,
          rebate_rate: bet.rebateRate,
          odds: { ...bet.odds },
          hits: null,
          stake: bet.stake,
          payout: 0n,
          state: 'OPEN',
          currency,
        }),
      ),
    ),
  }
}
