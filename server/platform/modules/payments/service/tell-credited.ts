import type { Transaction } from '../../../db/connection.ts'
import type { Money } from '../../../lib/money.ts'
import { moneyInWords } from '../../../lib/money-in-words.ts'
import { paymentsTells } from '../tells.ts'
import type { Dependencies } from './dependencies.ts'

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

/** Tells all who listen, one after the other, and the member. */
export async function tellCredited(
  { depositListeners, messages }: Pick<Dependencies, 'depositListeners' | 'messages'>,
  tx: Transaction,
  deposit: CreditedDeposit,
): Promise<void> {
  for (const listener of depositListeners) await listener(tx, deposit)
  const { amount, currency } = deposit
  await messages.tell(tx, deposit, paymentsTells.credited, { amount: moneyInWords(amount), currency })
}
