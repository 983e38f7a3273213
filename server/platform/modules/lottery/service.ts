import type { LedgerService } from '../ledger/service.ts'
import type { ProtectionService } from '../protection/service.ts'
import { createLotteryDraws, type LotteryDrawsDependencies } from './draws-service.ts'
import { createRulesDesk } from './operator-rules.ts'
import * as orders from './orders-repository.ts'
import { createPlacing } from './placing.ts'
import { presentRecall } from './presenter.ts'
import { createReading } from './reading.ts'
import { createTakingBack } from './taking-back.ts'

export interface LotteryDependencies extends LotteryDrawsDependencies {
  readonly ledger: Pick<LedgerService, 'balance'>
  readonly protection: Pick<ProtectionService, 'checkPlay'>
}

/** Our own lotteries (domain.md 5): what there is to bet on, bets taken and taken back, and the draws. */
export function createLotteryService(dependencies: LotteryDependencies) {
  const { database } = dependencies
  const reading = createReading(dependencies)

  return {
    reading,
    draws: createLotteryDraws(dependencies),
    placeOrder: createPlacing({ ...dependencies, reading }),
    ...createTakingBack(dependencies),
    rulesDesk: createRulesDesk(dependencies),

    /** A page of a member's orders with their bets, newest first, and how many there are. */
    async listOrders(
      member: orders.MemberKey,
      filter: orders.OrderFilter,
      at: { readonly limit: number; readonly offset: number },
    ) {
      const [rows, total] = await Promise.all([
        orders.listOrders(database, member, filter, at),
        orders.countOrders(database, member, filter),
      ])
      return { rows, total, bets: await betsOf(member, rows) }
    },

    /** The bets of some orders. */
    betsOf,

    /** What the betting record tells of a bet: what was bet, and what was drawn; null for a bet on no lottery of ours. */
    async recall(member: orders.MemberKey, betId: string): Promise<Record<string, unknown> | null> {
      const bet = await orders.findBet(database, member, betId)
      const order = bet && (await orders.findOrder(database, member, bet.order_id))
      return bet === undefined || order === undefined ? null : presentRecall(order, bet)
    },

    async listChases(
      member: orders.MemberKey,
      gameCode: string | undefined,
      at: { readonly limit: number; readonly offset: number },
    ) {
      const [rows, total] = await Promise.all([
        orders.listChases(database, member, gameCode, at),
        orders.countChases(database, member, gameCode),
      ])
      return { rows, total }
    },
  }

  function betsOf(member: orders.MemberKey, rows: readonly orders.OrderRow[]): Promise<orders.BetRow[]> {
    return orders.listBets(
      database,
      member,
      rows.map(({ id }) => id),
    )
  }
}

export type LotteryService = ReturnType<typeof createLotteryService>
