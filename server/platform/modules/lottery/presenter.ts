import type { Static } from 'typebox'
import { formatMoney, type Money, mulRate } from '../../lib/money.ts'
import { vendorNameIn } from '../../lib/vendor-name.ts'
import type { BetRow, ChaseRow, OrderRow } from './betting/orders-repository.ts'
import type { DrawRow, LotteryRow, NestedDraw, RulesRow } from './lotteries-repository.ts'
import type * as shapes from './schema.ts'

export function presentDraw(row: DrawRow | NestedDraw): Static<typeof shapes.LotteryDraw> {
  return {
    number: row.number,
    state: row.state,
    opensAt: timeOf(row.opens_at),
    closesAt: timeOf(row.closes_at),
    drawsAt: timeOf(row.draws_at),
    result: row.result,
    commitment: row.commitment,
    seed: row.seed,
  }
}

const timeOf = (time: Date | string): string => new Date(time).toISOString()

export function presentLottery(row: LotteryRow, language: string): Static<typeof shapes.Lottery> {
  return {
    gameCode: row.code,
    nodeId: row.game_id,
    name: nameIn(row.names, language),
    // The table takes the codes of families alone.
    family: row.family as Static<typeof shapes.Lottery>['family'],
    vassalage: row.vendor_code,
    gameType: row.game_type as Static<typeof shapes.Lottery>['gameType'],
    icon: row.icon,
    periodSeconds: row.period_seconds,
    availability: row.availability,
    currentDraw: row.current_draw && presentDraw(row.current_draw),
    lastDraw: row.last_draw && presentDraw(row.last_draw),
  }
}

/** A name in the language, or in the one that every game has. */
export const nameIn = (names: Readonly<Record<string, string>>, language: string): string =>
  names[language] ?? names.vi ?? ''

/** One menu per vendor; rows of a vendor stand together. */
export function presentMenus(rows: readonly LotteryRow[], language: string): Static<typeof shapes.LotteryMenu>[] {
  const vendors = [...new Set(rows.map(({ vendor_code }) => vendor_code))]
  return vendors.map((vassalage) => {
    const own = rows.filter(({ vendor_code }) => vendor_code === vassalage)
    const games = own.map((row) => presentLottery(row, language))
    return { accountTypeName: vendorNameIn(vassalage, own[0]?.vendor_name ?? vassalage, language), vassalage, games }
  })
}

export function presentRules(row: RulesRow): Static<typeof shapes.LotteryRules> {
  return {
    version: row.version,
    odds: row.odds,
    withheld: row.withheld,
    lowestSeries: row.lowest_series,
    highestSeries: row.highest_series,
    smallestUnit: formatMoney(row.smallest_unit),
    memberStakeLimit: formatMoney(row.member_stake_limit),
  }
}

/** What comes back of a settled stake for the lower prize group. */
const rebateOf = (bet: BetRow): Money => (bet.state === 'SETTLED' ? mulRate(bet.stake, BigInt(bet.rebate_rate)) : 0n)

export function presentBet(row: BetRow): Static<typeof shapes.LotteryBet> {
  return {
    id: row.id,
    playType: row.play_type,
    picks: row.picks,
    unit: formatMoney(row.unit),
    multiple: row.multiple,
    tickets: row.tickets,
    series: row.series,
    rebateRate: row.rebate_rate,
    odds: row.odds,
    stake: formatMoney(row.stake),
    payout: formatMoney(row.payout),
    rebate: formatMoney(rebateOf(row)),
    state: row.state,
    hits: row.hits,
  }
}

const drawOf = (row: OrderRow): DrawRow => ({
  id: row.draw_id,
  number: row.draw_number,
  state: row.draw_state,
  opens_at: row.draw_opens_at,
  closes_at: row.draw_closes_at,
  draws_at: row.draw_draws_at,
  commitment: row.draw_commitment,
  seed: row.draw_seed,
  result: row.draw_result,
})

/** `bets` may hold those of other orders too. */
export function presentOrder(
  row: OrderRow,
  bets: readonly BetRow[],
  { language, now }: { readonly language: string; readonly now: Date },
): Static<typeof shapes.LotteryOrder> {
  const own = bets.filter(({ order_id }) => order_id === row.id)
  const payout = own.reduce((sum, bet) => sum + bet.payout + rebateOf(bet), 0n)
  return {
    id: row.id,
    gameCode: row.lottery_code,
    gameName: nameIn(row.names, language),
    family: row.family,
    draw: presentDraw(drawOf(row)),
    chaseId: row.chase_id,
    stake: formatMoney(row.stake),
    payout: formatMoney(payout),
    currency: own[0]?.currency ?? '',
    placedAt: row.placed_at.toISOString(),
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    mayCancel: row.cancelled_at === null && row.draw_state === 'OPEN' && now < row.draw_closes_at,
    bets: own.map(presentBet),
  }
}

/** A bet in the betting record. */
export function presentRecall(order: OrderRow, bet: BetRow): Record<string, unknown> {
  const { playType, picks, unit, multiple, tickets, series, rebateRate, odds, rebate, hits } = presentBet(bet)
  return {
    lottery: order.lottery_code,
    family: order.family,
    draw: order.draw_number,
    drawsAt: order.draw_draws_at.toISOString(),
    result: order.draw_result,
    ...{ playType, picks, unit, multiple, tickets, series, rebateRate, odds, rebate, hits },
  }
}

/** A plan is over once its last draw is, without anybody saying so: what can be derived is not stored. */
export function presentChase(row: ChaseRow, currency: string, language: string): Static<typeof shapes.LotteryChase> {
  const isOver = row.state === 'ACTIVE' && row.draws_open === 0
  return {
    id: row.id,
    gameCode: row.lottery_code,
    gameName: nameIn(row.names, language),
    stopsOnWin: row.stops_on_win,
    state: isOver ? 'FINISHED' : row.state,
    draws: row.draws,
    drawsDone: row.draws_done,
    stake: formatMoney(row.stake),
    payout: formatMoney(row.payout),
    currency,
    createdAt: row.created_at.toISOString(),
    endedAt: (row.ended_at ?? (isOver ? row.last_settled_at : null))?.toISOString() ?? null,
  }
}
