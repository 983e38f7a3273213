import type { Transaction } from '../../../db/connection.ts'
import { Failure } from '../../../lib/failure.ts'
import type { Money } from '../../../lib/money.ts'
import { house } from '../../ledger/service.ts'
import type { WithdrawalRow } from '../repository/withdrawals.ts'
import type { Dependencies } from './dependencies.ts'

type Books = Pick<Dependencies, 'ledger'>
type WithdrawalKey = Pick<WithdrawalRow, 'merchant_id' | 'member_id' | 'id'>

/** Where paid out money leaves the books. */
const CLEARING = house.clearing('PAYOUT')

/** The keys of a withdrawal's movements in the ledger. */
const orderOf = ({ merchant_id, member_id, id }: WithdrawalKey, step: 'hold' | 'void' | 'release' | 'fail') =>
  ({
    merchantId: merchant_id,
    memberId: member_id,
    source: 'withdrawals',
    key: `${step}:${id}`,
    document: { kind: 'withdrawal', id },
  }) as const

/** Holds the money that is asked for; answers the id of the hold. Throws WALLET_INSUFFICIENT. */
export async function holdMoney(
  { ledger }: Books,
  tx: Transaction,
  withdrawal: WithdrawalKey & Pick<WithdrawalRow, 'currency' | 'amount'>,
): Promise<string> {
  const { currency, amount } = withdrawal
  const from = { kind: 'WITHDRAWAL', currency, amount, from: 'CASH', to: CLEARING } as const
  try {
    return (await ledger.pend(tx, { ...orderOf(withdrawal, 'hold'), ...from })).transferId
  } catch (error) {
    // The ledger does not know which input the amount came from.
    if (error instanceof Failure && error.code === 'WALLET_INSUFFICIENT')
      throw new Failure(error.code, error.status, { field: 'amount' })
    throw error
  }
}

/** What was held goes back to the member's balance. */
export async function giveHoldBack({ ledger }: Books, tx: Transaction, withdrawal: WithdrawalRow): Promise<void> {
  const { hold_id: pendingId, currency } = withdrawal
  await ledger.voidPending(tx, { ...orderOf(withdrawal, 'void'), kind: 'WITHDRAWAL', pendingId, currency })
}

/** The held money leaves the books; answers the id of the release. */
export async function releaseHold(
  { ledger }: Books,
  tx: Transaction,
  withdrawal: WithdrawalRow,
  actor: string,
): Promise<string> {
  const { hold_id: pendingId, currency } = withdrawal
  const release = { kind: 'WITHDRAWAL', pendingId, currency, actor } as const
  return (await ledger.postPending(tx, { ...orderOf(withdrawal, 'release'), ...release })).transferId
}

/**
 * Released money returns to the balance. The whole is the release taken back; a rest is a movement of its own, since a
 * reversal knows no parts.
 */
export async function creditBack(
  { ledger }: Books,
  tx: Transaction,
  withdrawal: WithdrawalRow,
  { amount, ...why }: { readonly amount: Money; readonly actor: string; readonly reason: string },
): Promise<void> {
  const order = { ...orderOf(withdrawal, 'fail'), kind: 'REVERSAL', ...why } as const
  const { release_id: transferId, currency } = withdrawal
  if (transferId === null) throw new Error('A withdrawal that was never released cannot fail')
  if (amount === withdrawal.amount) await ledger.reverse(tx, { ...order, transferId })
  else await ledger.post(tx, [{ ...order, currency, amount, from: CLEARING, to: 'CASH' }])
}
