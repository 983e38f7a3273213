import type { Database } from '../../../db/connection.ts'
import { presentRecall } from '../presenter.ts'
import * as repository from './orders-repository.ts'

interface Span {
  readonly limit: number
  readonly offset: number
}

/** What members have bet: orders with their bets, and plans. */
export function createOrders({ database }: { readonly database: Database }) {
  /** The bets of some orders. */
  const betsOf = (
    member: repository.MemberKey,
    rows: readonly Pick<repository.OrderRow, 'id'>[],
  ): Promise<repository.BetRow[]> =>
    repository.listBets(
      database,
      member,
      rows.map(({ id }) => id),
    )

  /** A bet of the member with its order; undefined for a bet on no lottery of ours. */
  async function findBet(
    member: repository.MemberKey,
    betId: string,
  ): Promise<{ order: repository.OrderRow; bet: repository.BetRow } | undefined> {
    const bet = await repository.findBet(database, member, betId)
    const order = bet && (await repository.findOrder(database, member, bet.order_id))
    return bet === undefined || order === undefined ? undefined : { order, bet }
  }

  return {
    betsOf,
    findBet,

    /** A page of a member's orders with their bets, newest first, and how many there are. */
    async listOrders(member: repository.MemberKey, filter: repository.OrderFilter, span: Span) {
      const [rows, total] = await Promise.all([
        repository.listOrders(database, member, filter, span),
        repository.countOrders(database, member, filter),
      ])
      return { rows, total, bets: await betsOf(member, rows) }
    },

    /** What the betting record tells of a bet: what was bet, and what was drawn; null for a bet on no lottery of ours. */
    async recall(member: repository.MemberKey, betId: string): Promise<Record<string, unknown> | null> {
      const found = await findBet(member, betId)
      return found === undefined ? null : presentRecall(found.order, found.bet)
    },

    /** A page of a member's plans, and how many there are. */
    async listChases(member: repository.MemberKey, filter: repository.ChaseFilter, span: Span) {
      const [rows, total] = await Promise.all([
        repository.listChases(database, member, filter, span),
        repository.countChases(database, member, filter),
      ])
      return { rows, total }
    },
  }
}
