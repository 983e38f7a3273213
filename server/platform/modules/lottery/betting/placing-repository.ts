import type { Database } from '../../../db/connection.ts'
import type { OutcomeOf } from '../../../db/outcomes.ts'
import { HELD } from '../../../lib/aside.ts'
import type { DrawRow } from '../lotteries-repository.ts'
import type { MemberKey } from './orders-repository.ts'
import type { CheckedLine, Exposure } from './slip.ts'

/** A bet on its way to the database; the multiple is that of its draw already. */
export interface NewBet extends CheckedLine {
  readonly id: string
}

/** What an order has on one draw. */
export interface Slip {
  readonly id: string
  readonly draw: DrawRow
  readonly stake: bigint
  readonly bets: readonly NewBet[]
  readonly exposures: readonly Exposure[]
}

/** One call of a member: taken whole or not at all. */
export interface NewOrder extends MemberKey {
  readonly currency: string
  readonly sessionId: string
  readonly key: string
  readonly hash: string
  readonly lotteryCode: string
  readonly rulesVersion: number
  readonly vendorCode: string
  readonly gameId: string
  readonly gameType: string
  readonly limits: {
    readonly numberPayout: bigint
    readonly playTypeStake: bigint
    readonly drawStake: bigint
    readonly memberStake: bigint
  }
  /** Whether `protection` said already that time is left to play. */
  readonly isPlayChecked: boolean
  readonly chase: { readonly id: string; readonly stopsOnWin: boolean } | undefined
  readonly stake: bigint
  readonly slips: readonly Slip[]
}

export type PlaceOutcome = Exclude<OutcomeOf<'lottery_place'>, 'HELD'>

export interface PlaceAnswer {
  readonly outcome: PlaceOutcome
  readonly replayed: boolean
  readonly balance: bigint | null
  readonly version: bigint | null
  /** What a refusal is about. */
  readonly about: { readonly drawNumber?: string; readonly exposure?: Exposed; readonly rest?: bigint }
  readonly at: Date
}

interface Exposed {
  readonly playType: string
  readonly number: string
}

interface PlaceRow {
  readonly outcome: OutcomeOf<'lottery_place'>
  readonly replayed: boolean
  readonly balance: bigint | null
  readonly version: bigint | null
  readonly about: { readonly draw?: number; readonly exposure?: number; readonly rest?: number } | null
}

const PLACE =
  'select * from lottery_place($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)'

/** Orders of any members in one round trip and one commit, answered in their order; HELD as lottery_place.sql says. */
export async function place(
  connection: Pick<Database, 'prepared'>,
  orders: readonly NewOrder[],
  at: Date,
): Promise<(PlaceAnswer | typeof HELD)[]> {
  const draws = drawsOf(orders)
  const drawIndex = new Map(draws.map(({ id }, index) => [id, index + 1]))
  const { exposures, indexOf } = exposuresOf(orders, drawIndex)
  const slips = orders.flatMap((order, index) => order.slips.map((slip) => ({ ...slip, order: index + 1 })))
  const puts = slips.flatMap(({ draw, exposures: own }) =>
    own.map((exposure) => ({ ...exposure, index: indexOf(draw.id, exposure) })),
  )
  const rows = await connection.prepared<PlaceRow>('lottery_place', PLACE, [
    draws.map(({ merchantId }) => merchantId),
    draws.map(({ id }) => id),
    exposures.map(({ draw }) => draw),
    exposures.map(({ playType }) => playType),
    exposures.map(({ number }) => number),
    exposures.map(({ stakeLimit }) => stakeLimit),
    exposures.map(({ payoutLimit }) => payoutLimit),
    JSON.stringify(orders.map(orderOf)),
    slips.map(({ order }) => order),
    slips.map(({ id }) => id),
    slips.map(({ draw }) => drawIndex.get(draw.id)),
    slips.map(({ stake }) => stake),
    lastPuts(slips),
    puts.map(({ index }) => index),
    puts.map(({ stake }) => stake),
    puts.map(({ payout }) => payout),
    JSON.stringify(slips.flatMap(({ bets }, index) => bets.map((bet) => betOf(bet, index + 1)))),
    at,
  ])
  return rows.map(({ about, outcome, ...row }) => {
    if (outcome === 'HELD') return HELD
    const draw = about?.draw === undefined ? undefined : draws[about.draw - 1]
    const exposure = about?.exposure === undefined ? undefined : exposures[about.exposure - 1]
    return {
      ...row,
      outcome,
      at,
      about: {
        ...(draw !== undefined && { drawNumber: draw.number }),
        ...(exposure !== undefined && { exposure }),
        ...(about?.rest !== undefined && { rest: BigInt(about.rest) }),
      },
    }
  })
}

/** Every draw once, in the order in which draws are locked. */
function drawsOf(orders: readonly NewOrder[]) {
  const draws = new Map(
    orders.flatMap(({ merchantId, slips }) =>
      slips.map(({ draw: { id, number } }): [string, { merchantId: string; id: string; number: string }] => [
        id,
        { merchantId, id, number },
      ]),
    ),
  )
  return [...draws.values()].sort((left, right) => (left.id < right.id ? -1 : 1))
}

interface LimitedExposure extends Exposed {
  readonly draw: number
  readonly stakeLimit: bigint | null
  readonly payoutLimit: bigint | null
}

/** Every exposure of the orders once, with the limit on it; orders name it by its place, counted from 1. */
function exposuresOf(orders: readonly NewOrder[], drawIndex: ReadonlyMap<string, number>) {
  const places = new Map<string, number>()
  const exposures: LimitedExposure[] = []
  const keyOf = (drawId: string, { playType, number }: Exposed) => `${drawId} ${playType} ${number}`
  for (const { limits, slips } of orders) {
    for (const { draw, exposures: own } of slips) {
      for (const { playType, number } of own) {
        const key = keyOf(draw.id, { playType, number })
        if (places.has(key)) continue
        const isNumber = number !== ''
        places.set(
          key,
          exposures.push({
            draw: drawIndex.get(draw.id) ?? 0,
            playType,
            number,
            stakeLimit: isNumber ? null : playType === '' ? limits.drawStake : limits.playTypeStake,
            payoutLimit: isNumber ? limits.numberPayout : null,
          }),
        )
      }
    }
  }
  return { exposures, indexOf: (drawId: string, exposed: Exposed) => places.get(keyOf(drawId, exposed)) ?? 0 }
}

/** Of each slip the place of the last of what it puts on exposures. */
function lastPuts(slips: readonly Slip[]): number[] {
  let last = 0
  return slips.map(({ exposures }) => (last += exposures.length))
}

const largestStake = ({ slips }: NewOrder): bigint =>
  slips.flatMap(({ bets }) => bets).reduce((most, { stake }) => (stake > most ? stake : most), 0n)

const orderOf = (order: NewOrder) => ({
  merchant: order.merchantId,
  member: order.memberId,
  currency: order.currency,
  key: order.key,
  hash: order.hash,
  lottery: order.lotteryCode,
  rules: order.rulesVersion,
  session: order.sessionId,
  vendor: order.vendorCode,
  game: order.gameId,
  game_type: order.gameType,
  member_limit: String(order.limits.memberStake),
  is_play_checked: order.isPlayChecked,
  chase: order.chase?.id ?? null,
  stops: order.chase?.stopsOnWin ?? null,
  stake: String(order.stake),
  largest: String(largestStake(order)),
  draws: order.slips.length,
  bets: order.slips.reduce((sum, { bets }) => sum + bets.length, 0),
})

const betOf = (bet: NewBet, slip: number) => ({
  slip,
  id: bet.id,
  play_type: bet.playType,
  picks: bet.picks,
  unit: String(bet.unit),
  multiple: bet.multiple,
  tickets: bet.tickets,
  series: bet.series,
  rebate: bet.rebateRate,
  odds: bet.odds,
  stake: String(bet.stake),
})

/** What an order put on its draw, to be taken away again. */
export interface Withdrawn {
  readonly orderId: string
  readonly exposures: readonly Exposure[]
}

export interface CancelOrder extends MemberKey {
  readonly currency: string
  readonly orders: readonly Withdrawn[]
  readonly drawIds: readonly string[]
  /** The plan that ends with it. */
  readonly chaseId: string | undefined
  readonly reason: string
}

export interface CancelRow {
  readonly cancelled: string[]
  readonly returned: bigint
  readonly balance: bigint | null
  readonly version: bigint | null
}

const CANCEL = 'select * from lottery_cancel($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)'

/** Takes orders back whose draws are still open (lottery_cancel.sql). */
export async function cancel(
  connection: Pick<Database, 'prepared'>,
  { merchantId, memberId, currency, orders, drawIds, chaseId, reason }: CancelOrder,
  at: Date,
): Promise<CancelRow> {
  const put = orders.flatMap(({ orderId, exposures }) => exposures.map((exposure) => ({ ...exposure, orderId })))
  const [row] = await connection.prepared<CancelRow>('lottery_cancel', CANCEL, [
    merchantId,
    memberId,
    currency,
    orders.map(({ orderId }) => orderId),
    [...new Set(drawIds)].sort(),
    put.map(({ orderId }) => orderId),
    put.map(({ playType }) => playType),
    put.map(({ number }) => number),
    put.map(({ stake }) => stake),
    put.map(({ payout }) => payout),
    chaseId ?? null,
    reason,
    at,
  ])
  if (row === undefined) throw new Error('lottery_cancel answered nothing')
  return row
}
