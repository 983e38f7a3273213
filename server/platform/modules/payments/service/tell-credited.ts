import type { Transaction } from '../../../db/connection.ts'
import { moneyInWords } from '../../../lib/money-in-words.ts'
import { together } from '../../../lib/together.ts'
import type { CreditedDeposit } from '../credited-deposit.ts'
import { paymentsTells } from '../tells.ts'
import type { Dependencies } from './dependencies.ts'

/**
 * Told of every deposit in the transaction that credits it, once; of those that are credited together all at once, no two of one member. Their
 * counters and accounts are held. Others are told at the same time: after its first statement a listener locks rows of these members alone
 * (decision 0088). What may fail there, or takes long, belongs into a job that is enqueued: a deposit must not be lost by what it leads to, nor
 * those beside it.
 */
export type DepositListener = (tx: Transaction, deposits: readonly CreditedDeposit[]) => Promise<void>

/** Tells all who listen and the members. */
export async function tellCredited(
  { depositListeners, messages }: Pick<Dependencies, 'depositListeners' | 'messages'>,
  tx: Transaction,
  deposits: readonly CreditedDeposit[],
): Promise<void> {
  const told = deposits.map(({ merchantId, memberId, amount, currency }) => ({
    owner: { merchantId, memberId },
    values: { amount: moneyInWords(amount), currency },
  }))
  await together([
    // `async`: one that throws at once fails the deposits, as one that throws later, and leaves nobody else's failure unheard.
    ...depositListeners.map(async (listener) => listener(tx, deposits)),
    messages.tellMany(tx, paymentsTells.credited, told),
  ])
}
