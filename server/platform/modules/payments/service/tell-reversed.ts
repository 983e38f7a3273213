import type { Transaction } from '../../../db/connection.ts'
import type { CreditedDeposit } from '../credited-deposit.ts'

/** A deposit that was credited and is taken back: its money leaves the wallet in the same transaction. */
export interface ReversedDeposit extends CreditedDeposit {
  /** The operator who decided, and why. */
  readonly by: { readonly account: string; readonly reason: string }
  readonly reversedAt: Date
}

/**
 * Told of every deposit in the transaction that takes it back, once, and takes back what was given for it: its own mirror of what it does
 * when a deposit is credited. The member's counter and accounts are held.
 */
export type ReversalListener = (tx: Transaction, deposit: ReversedDeposit) => Promise<void>
