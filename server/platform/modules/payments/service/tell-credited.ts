import type { Transaction } from '../../../db/connection.ts'
import type { Money } from '../../../lib/money.ts'

/** Money of a member's own that came in. */
export interface CreditedDeposit {
  readonly merchantId: string
  readonly memberId: string
  readonly currency: string
  readonly amount: Money
  /** The deposit, or the payment where it matched none. */
  readonly documentId: string
  readonly at: Date
}

/**
 * Told of every deposit in the transaction that credits it, once. What may fail there, or takes long, belongs into a job that is
 * enqueued: a deposit must not be lost by what it leads to.
 */
export type DepositListener = (tx: Transaction, deposit: CreditedDeposit) => Promise<void>

/** Tells all who listen, one after the other. */
export async function tellCredited(
  listeners: readonly DepositListener[],
  tx: Transaction,
  deposit: CreditedDeposit,
): Promise<void> {
  for (const listener of listeners) await listener(tx, deposit)
}
