import type { FamilyCode } from '@croupier/lottery/core/family.ts'
import { familyOf } from '@croupier/lottery/families/families.ts'
import type { Database } from '../../../db/connection.ts'
import type { EventBus } from '../../../events/event-bus.ts'
import type { Clock } from '../../../lib/clock.ts'
import { formatMoney, type Money } from '../../../lib/money.ts'
import { lotteryErrors } from '../errors.ts'
import type { StopLotteryChase } from './chase-jobs.ts'
import * as orders from './orders-repository.ts'
import * as repository from './placing-repository.ts'
import { exposuresOf } from './slip.ts'

interface TakingBackDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly events: EventBus
}

/** Takes orders back before their draws close: alone, or what is left of a plan. */
export function createTakingBack(dependencies: TakingBackDependencies) {
  const { database } = dependencies

  async function findChase(member: orders.MemberKey, id: string): Promise<orders.ChaseRow> {
    const chase = await orders.findChase(database, member, id)
    if (chase === undefined) throw lotteryErrors.LOTTERY_CHASE_NOT_FOUND()
    return chase
  }

  async function endChase(member: orders.MemberKey, id: string, reason: string): Promise<repository.CancelRow> {
    const rows = await orders.listChaseOrders(database, member, id)
    const open = rows.filter(({ draw_state }) => draw_state === 'OPEN')
    return takeBack(dependencies, member, open, { chaseId: id, reason })
  }

  return {
    /** An order back, once; one that is back already stays so. Throws LOTTERY_ORDER_NOT_FOUND, LOTTERY_DRAW_CLOSED. */
    async cancelOrder(member: orders.MemberKey, id: string): Promise<orders.OrderRow> {
      const order = await orders.findOrder(database, member, id)
      if (order === undefined) throw lotteryErrors.LOTTERY_ORDER_NOT_FOUND()
      if (order.cancelled_at !== null) return order
      await takeBack(dependencies, member, [order], { reason: 'taken back by the member' })
      const after = await orders.findOrder(database, member, id)
      if (after?.cancelled_at == null)
        throw lotteryErrors.LOTTERY_DRAW_CLOSED({ extras: { number: order.draw_number } })
      return after
    },

    /** Ends a plan and takes back what is on draws still open. Throws LOTTERY_CHASE_NOT_FOUND. */
    async stopChase(
      member: orders.MemberKey,
      id: string,
    ): Promise<{ chase: orders.ChaseRow; cancelledOrders: number; returned: Money }> {
      const before = await findChase(member, id)
      if (before.state !== 'ACTIVE') return { chase: before, cancelledOrders: 0, returned: 0n }
      const { cancelled, returned } = await endChase(member, id, 'plan stopped by the member')
      return { chase: await findChase(member, id), cancelledOrders: cancelled.length, returned }
    },

    /** The same after a win, where the member asked for it; again it changes nothing. */
    async stopWonChase({ merchantId, memberId, chaseId }: StopLotteryChase): Promise<void> {
      await endChase({ merchantId, memberId }, chaseId, 'plan stopped by a win')
    },
  }
}

/** Gives the stakes of orders back, and with a plan ends it. */
async function takeBack(
  { database, clock, events }: TakingBackDependencies,
  member: orders.MemberKey,
  rows: readonly orders.OrderRow[],
  { chaseId, reason }: { chaseId?: string; reason: string },
): Promise<repository.CancelRow> {
  const bets = await orders.listBets(
    database,
    member,
    rows.map(({ id }) => id),
  )
  const currency = bets[0]?.currency ?? ''
  const taken = await repository.cancel(
    database,
    {
      ...member,
      currency,
      orders: rows.map(({ id, family }) => ({
        orderId: id,
        exposures: exposuresOf(
          familyOf(family as FamilyCode),
          bets.filter(({ order_id }) => order_id === id).map((bet) => ({ ...bet, playType: bet.play_type })),
        ),
      })),
      drawIds: rows.map(({ draw_id }) => draw_id),
      chaseId,
      reason,
    },
    clock.now(),
  )
  const { balance, version } = taken
  if (balance !== null && version !== null)
    events.publish({
      type: 'balance',
      merchantId: member.merchantId,
      memberId: member.memberId,
      currency,
      account: 'CASH',
      balance: formatMoney(balance),
      version: Number(version),
    })
  return taken
}
