import { createHash } from 'node:crypto'
import type { FamilyCode } from '@croupier/lottery/core/family.ts'
import { familyOf } from '@croupier/lottery/families/families.ts'
import type { Database } from '../../db/connection.ts'
import { waitedTooLong } from '../../db/trouble.ts'
import type { EventBus } from '../../events/event-bus.ts'
import { httpErrors } from '../../http/errors.ts'
import type { MemberSession } from '../../http/session.ts'
import { HELD } from '../../lib/aside.ts'
import type { Clock } from '../../lib/clock.ts'
import { Failure } from '../../lib/failure.ts'
import { newId } from '../../lib/id.ts'
import { createLanes } from '../../lib/lanes.ts'
import { formatMoney, type Money } from '../../lib/money.ts'
import { type LedgerService, ledgerErrors } from '../ledger/service.ts'
import { type ProtectionService, protectionErrors } from '../protection/service.ts'
import { lotteryErrors } from './errors.ts'
import { checkLargest, type Largest } from './largest.ts'
import type { LotteryRow, RulesRow } from './lotteries-repository.ts'
import * as orders from './orders-repository.ts'
import * as repository from './placing-repository.ts'
import type { Reading } from './reading.ts'
import { checkLines, exposuresOf, type Line, times } from './slip.ts'

export interface PlacingDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly events: EventBus
  readonly ledger: Pick<LedgerService, 'balance'>
  readonly protection: Pick<ProtectionService, 'checkPlay'>
  readonly reading: Reading
}

/** A slip as a member sends it. */
export interface Wish {
  readonly key: string
  readonly gameCode: string
  readonly rulesVersion: number
  readonly lines: readonly Line[]
  readonly draws: readonly { readonly number: string; readonly multiple: number }[]
  readonly stopsOnWin: boolean
}

export interface Placed {
  readonly orders: readonly orders.OrderRow[]
  readonly bets: readonly orders.BetRow[]
  readonly chase: orders.ChaseRow | undefined
  readonly balance: Money
}

/** Bets, and numbers on draws, that one call may hold. */
const MOST_BETS = 1_000
const MOST_EXPOSURES = 20_000
/** Batches in flight of one process: those of one draw wait for each other anyway. */
const LANES = 2

/** Takes bets: checked at the door by the rules of the lottery, decided by the database in one round trip. */
export function createPlacing({ database, clock, events, ledger, protection, reading }: PlacingDependencies) {
  const lanes = createLanes({
    count: database.kind === 'pglite' ? 1 : LANES,
    laneOf: ({ slips }: repository.NewOrder) => slips[0]?.draw.id ?? '',
    memberOf: ({ memberId }) => memberId,
    carryOut,
    busy: () => lotteryErrors.LOTTERY_BUSY(),
    held: () => httpErrors.TRY_AGAIN({ extras: { retryAfter: 1 } }),
  })

  async function carryOut(batch: readonly repository.NewOrder[]): Promise<(repository.PlaceAnswer | typeof HELD)[]> {
    try {
      return await repository.place(database, batch, clock.now())
    } catch (error) {
      // The draw is held, not a member: all wait for it alike.
      if (waitedTooLong(error)) return batch.map(() => HELD)
      throw error
    }
  }

  /** The rules a member saw, if they are still in force; a change made elsewhere is looked for before it is refused. */
  async function rulesOf(merchantId: string, { gameCode, rulesVersion }: Wish): Promise<RulesRow> {
    const kept = await reading.rules(merchantId, gameCode)
    if (kept.version === rulesVersion) return kept
    reading.forget()
    const rules = await reading.rules(merchantId, gameCode)
    if (rules.version !== rulesVersion) throw changed(rules)
    return rules
  }

  async function checkAtDoor(session: MemberSession, wish: Wish): Promise<Door> {
    const { merchantId } = session
    const lottery = await reading.find(merchantId, wish.gameCode)
    if (lottery.availability !== 'OPEN') throw lotteryErrors.LOTTERY_CLOSED()
    const rules = await rulesOf(merchantId, wish)
    const numbers = wish.draws.map(({ number }) => number)
    if (new Set(numbers).size < numbers.length || wish.lines.length * numbers.length > MOST_BETS)
      throw lotteryErrors.LOTTERY_ORDER_TOO_LARGE({ field: 'draws' })
    const draws = await reading.draws(merchantId, wish.gameCode, numbers)
    const now = clock.now()
    const closed = draws.find(({ state, closes_at }) => state !== 'OPEN' || closes_at <= now)
    if (closed !== undefined) throw drawClosed(closed.number)
    const family = familyOf(lottery.family as FamilyCode)
    const lines = checkLines(family, rules, wish.lines)
    const exposures = exposuresOf(family, lines)
    if (exposures.length * draws.length > MOST_EXPOSURES)
      throw lotteryErrors.LOTTERY_ORDER_TOO_LARGE({ field: 'lines' })
    const multiples = wish.draws.map(({ multiple }) => BigInt(multiple))
    const door = { lottery, family, rules, lines, exposures, draws, multiples }
    checkLargest(door)
    return door
  }

  async function submit(order: repository.NewOrder, door: Door): Promise<repository.PlaceAnswer> {
    const answer = await lanes.submit(order)
    if (answer.outcome === 'PLAY_UNCHECKED') {
      // He limited his hours of play: that is looked at, then the order comes again.
      await protection.checkPlay(order)
      return submit({ ...order, isPlayChecked: true }, door)
    }
    if (answer.outcome === 'MEMBER_LOCKED') {
      await protection.checkPlay(order)
      throw lotteryErrors.LOTTERY_MEMBER_LOCKED()
    }
    if (answer.outcome === 'SUCCESS') return answer
    if (answer.outcome === 'LOTTERY_RULES_CHANGED' || answer.outcome === 'LOTTERY_CLOSED') reading.forget()
    throw await refusalOf(answer.outcome, answer.about, order.merchantId, door)
  }

  async function refusalOf(
    outcome: Exclude<repository.PlaceOutcome, 'SUCCESS' | 'PLAY_UNCHECKED' | 'MEMBER_LOCKED'>,
    about: repository.PlaceAnswer['about'],
    merchantId: string,
    door: Door,
  ): Promise<Failure> {
    const rest = formatMoney(about.rest ?? 0n)
    const draw = about.drawNumber ?? ''
    const { playType = '', number = '' } = about.exposure ?? {}
    switch (outcome) {
      case 'LOTTERY_RULES_CHANGED':
        return changed(await reading.rules(merchantId, door.lottery.code))
      case 'LOTTERY_DRAW_CLOSED':
        return drawClosed(draw)
      case 'LOTTERY_LIMIT_NUMBER':
        return lotteryErrors.LOTTERY_LIMIT_NUMBER({ extras: { number, playType, draw, rest } })
      case 'LOTTERY_LIMIT_PLAY_TYPE':
        return lotteryErrors.LOTTERY_LIMIT_PLAY_TYPE({ extras: { playType, draw, rest } })
      case 'LOTTERY_LIMIT_DRAW':
        return lotteryErrors.LOTTERY_LIMIT_DRAW({ extras: { draw, rest } })
      case 'LOTTERY_LIMIT_MEMBER':
        return lotteryErrors.LOTTERY_LIMIT_MEMBER({ extras: { draw, rest } })
      case 'LOSS_LIMIT_REACHED':
        return protectionErrors.LOSS_LIMIT_REACHED({ extras: { rest, reason: 'LOSS_LIMIT_REACHED_BET' } })
      case 'WALLET_INSUFFICIENT':
        return ledgerErrors.WALLET_INSUFFICIENT()
      case 'DUPLICATE_MISMATCH':
        return ledgerErrors.DUPLICATE_MISMATCH()
      case 'LOTTERY_CLOSED':
        return lotteryErrors.LOTTERY_CLOSED()
    }
  }

  /** What was taken under the key before, if anything. Throws DUPLICATE_MISMATCH where it was for something else. */
  async function findTaken(session: MemberSession, wish: Wish): Promise<Placed | undefined> {
    const taken = await orders.findOrdersByKey(database, session, wish.key)
    const [first] = taken
    if (first === undefined) return undefined
    if (first.request_hash !== hashOf(wish)) throw ledgerErrors.DUPLICATE_MISMATCH()
    const ids = taken.map(({ id }) => id)
    const [bets, chase, balance] = await Promise.all([
      orders.listBets(database, session, ids),
      first.chase_id === null ? undefined : orders.findChase(database, session, first.chase_id),
      ledger.balance(session, session.currency),
    ])
    return { orders: taken, bets, chase, balance }
  }

  function tellBalance({ merchantId, memberId, currency }: MemberSession, balance: Money, version: bigint): void {
    events.publish({
      type: 'balance',
      merchantId,
      memberId,
      currency,
      account: 'CASH',
      balance: formatMoney(balance),
      version: Number(version),
    })
  }

  /**
   * Places a slip on one draw or several: all of it or nothing. The same key with the same slip answers what was taken the
   * first time, also when draw and rules have changed since. Throws LOTTERY_…, WALLET_INSUFFICIENT, DUPLICATE_MISMATCH, and
   * as `checkPlay` of the protection.
   */
  return async function placeOrder(session: MemberSession, wish: Wish): Promise<Placed> {
    try {
      const door = await checkAtDoor(session, wish)
      const order = orderOf(session, wish, door)
      const answer = await submit(order, door)
      if (answer.replayed || answer.balance === null || answer.version === null) {
        const taken = await findTaken(session, wish)
        if (taken === undefined) throw new Error('A slip that was taken is not there')
        return taken
      }
      tellBalance(session, answer.balance, answer.version)
      const chase = order.chase && (await orders.findChase(database, session, order.chase.id))
      return { ...rowsOf(order, door.lottery, answer.at), chase, balance: answer.balance }
    } catch (error) {
      // Refused at the door: the slip may have been taken before, and its answer been lost.
      const taken = error instanceof Failure ? await findTaken(session, wish) : undefined
      if (taken === undefined) throw error
      return taken
    }
  }
}

interface Door extends Largest {
  readonly lottery: LotteryRow
}

const changed = (rules: RulesRow) =>
  lotteryErrors.LOTTERY_RULES_CHANGED({ field: 'rulesVersion', extras: { rulesVersion: rules.version } })
const drawClosed = (number: string) => lotteryErrors.LOTTERY_DRAW_CLOSED({ extras: { number } })

/** Of everything that was asked; what a repetition must be equal in. */
function hashOf({ gameCode, rulesVersion, lines, draws, stopsOnWin }: Wish): string {
  const asked = [
    gameCode,
    rulesVersion,
    lines.map(({ playType, picks, unit, multiple, series }) => [playType, picks, String(unit), multiple, series]),
    draws.map(({ number, multiple }) => [number, multiple]),
    stopsOnWin,
  ]
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url')
}

function orderOf(session: MemberSession, wish: Wish, door: Door): repository.NewOrder {
  const { lottery, rules, lines, exposures, draws, multiples } = door
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
function rowsOf(order: repository.NewOrder, { family, names }: LotteryRow, at: Date) {
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
