import type { Database } from '../../../db/connection.ts'
import type { EventBus } from '../../../events/event-bus.ts'
import type { MemberSession } from '../../../http/session.ts'
import type { Clock } from '../../../lib/clock.ts'
import { Failure } from '../../../lib/failure.ts'
import { formatMoney, type Money } from '../../../lib/money.ts'
import { type LedgerService, ledgerErrors } from '../../ledger/service.ts'
import type { ProtectionService } from '../../protection/service.ts'
import type { Reading } from '../reading.ts'
import { checkSlip, type Wish } from './check-slip.ts'
import { hashOf, orderOf, rowsOf } from './new-order.ts'
import * as orders from './orders-repository.ts'
import { createSubmitting } from './submitting.ts'

export interface PlacingDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly events: EventBus
  readonly ledger: Pick<LedgerService, 'balance'>
  readonly protection: Pick<ProtectionService, 'checkPlay'>
  readonly reading: Reading
}

interface Placed {
  readonly orders: readonly orders.OrderRow[]
  readonly bets: readonly orders.BetRow[]
  readonly chase: orders.ChaseRow | undefined
  readonly balance: Money
}

/** Takes bets: checked at the door by the rules of the lottery, decided by the database in one round trip. */
export function createPlacing(dependencies: PlacingDependencies) {
  const { database, events } = dependencies
  const submit = createSubmitting(dependencies)

  /**
   * Places a slip on one draw or several: all of it or nothing. The same key with the same slip answers what was taken the
   * first time, also when draw and rules have changed since. Throws LOTTERY_…, WALLET_INSUFFICIENT, DUPLICATE_MISMATCH, and
   * as `checkPlay` of the protection.
   */
  return async function placeOrder(session: MemberSession, wish: Wish): Promise<Placed> {
    try {
      const slip = await checkSlip(dependencies, session.merchantId, wish)
      const order = orderOf(session, wish, slip)
      const answer = await submit(order)
      if (answer.replayed || answer.balance === null || answer.version === null) {
        const taken = await findTaken(dependencies, session, wish)
        if (taken === undefined) throw new Error('A slip that was taken is not there')
        return taken
      }
      tellBalance(events, session, answer.balance, answer.version)
      const chase = order.chase && (await orders.findChase(database, session, order.chase.id))
      return { ...rowsOf(order, slip.lottery, answer.at), chase, balance: answer.balance }
    } catch (error) {
      // Refused at the door: the slip may have been taken before, and its answer been lost.
      const taken = error instanceof Failure ? await findTaken(dependencies, session, wish) : undefined
      if (taken === undefined) throw error
      return taken
    }
  }
}

/** What was taken under the key before, if anything. Throws DUPLICATE_MISMATCH where it was for something else. */
async function findTaken(
  { database, ledger }: PlacingDependencies,
  session: MemberSession,
  wish: Wish,
): Promise<Placed | undefined> {
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

function tellBalance(
  events: EventBus,
  { merchantId, memberId, currency }: MemberSession,
  balance: Money,
  version: bigint,
): void {
  const told = { currency, account: 'CASH', balance: formatMoney(balance), version: Number(version) }
  events.publish({ type: 'balance', merchantId, memberId, ...told })
}
