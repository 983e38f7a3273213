import type { Transaction } from '../../db/connection.ts'
import { ledgerErrors } from './errors.ts'
import type { Execution, MovementOptions } from './execution.ts'
import type { Move, Movement, Order, ResolveOrder, TransferOrder } from './movement.ts'
import { findTransfer } from './repository/transfers.ts'

/** The ways in which money moves within the caller's transaction. */
export function createPosting({ carryOut }: Pick<Execution, 'carryOut'>) {
  async function one(tx: Transaction, move: Move, options: MovementOptions = {}): Promise<Movement> {
    const [movement] = await carryOut(tx, [move], options)
    if (movement === undefined) throw new Error('The ledger answered nothing')
    return movement
  }

  return {
    /**
     * Moves money at once. Several orders are linked: all are posted or none. The same source and key with the same
     * content answers the first outcome again (`replayed`); with other content it throws DUPLICATE_MISMATCH.
     */
    post: (tx: Transaction, orders: readonly TransferOrder[], options: MovementOptions = {}): Promise<Movement[]> =>
      carryOut(
        tx,
        orders.map((order) => ({ ...order, phase: 'SINGLE' })),
        options,
      ),

    /** First phase: takes the amount from `from` into the member's HOLD, meant for `to`. */
    pend: (tx: Transaction, order: TransferOrder, options?: MovementOptions): Promise<Movement> =>
      one(tx, { ...order, phase: 'PENDING' }, options),

    /** Second phase: what was held goes to its destination; with `amount`, a part of it, and the rest back. */
    postPending: (tx: Transaction, order: ResolveOrder, options?: MovementOptions): Promise<Movement> =>
      one(tx, resolving(order, 'POST'), options),

    /** Second phase: what was held goes back. A pending movement is resolved once. */
    voidPending: (tx: Transaction, order: ResolveOrder, options?: MovementOptions): Promise<Movement> =>
      one(tx, resolving(order, 'VOID'), options),

    /** Takes a posted movement back by an opposite one, once, with a reason and an actor. Never an update. */
    reverse: async (tx: Transaction, order: ReverseOrder, options?: MovementOptions): Promise<Movement> =>
      one(tx, await reversing(tx, order), options),

    /**
     * Cancels a key before its order came (a rollback that overtook its bet): the late order then answers CANCELLED and
     * moves nothing. If the order came first, answers that order's outcome instead.
     */
    cancelUnseen: (tx: Transaction, order: Order & { readonly currency: string }): Promise<Movement> =>
      one(tx, { ...order, phase: 'TOMBSTONE', amount: 0n, from: 'HOUSE:SUSPENSE', to: 'CASH' }, { keepRefusals: true }),
  }
}

interface ReverseOrder extends Order {
  readonly transferId: string
  readonly reason: string
  readonly actor: string
}

function resolving(order: ResolveOrder, phase: 'POST' | 'VOID'): Move {
  // Where it goes is what the pending movement said; zero means all of it.
  return { ...order, phase, amount: order.amount ?? 0n, from: 'HOLD', to: 'HOUSE:SUSPENSE', resolves: order.pendingId }
}

async function reversing(tx: Transaction, order: ReverseOrder): Promise<Move> {
  const original = await findTransfer(tx.query, order, order.transferId)
  if (original === undefined) throw ledgerErrors.TRANSFER_UNKNOWN()
  if (original.outcome !== 'POSTED' || (original.phase !== 'SINGLE' && original.phase !== 'POST')) {
    throw ledgerErrors.TRANSFER_NOT_REVERSIBLE()
  }
  return {
    ...order,
    phase: 'SINGLE',
    currency: original.currency,
    amount: original.amount,
    from: original.to_account as Move['from'],
    to: original.from_account as Move['to'],
    reverses: original.id,
  }
}
