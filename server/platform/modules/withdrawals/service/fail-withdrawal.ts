import type { Transaction } from '../../../db/connection.ts'
import { withdrawalsErrors } from '../errors.ts'
import { findPayouts } from '../parts-repository.ts'
import type { WithdrawalRow } from '../withdrawals-repository.ts'
import type { Dependencies } from './dependencies.ts'
import { lockFor, move, orderOf } from './move.ts'
import { CLEARING } from './request-withdrawal.ts'
import { operator, type Reviewer, type WithdrawalChange } from './review.ts'
import { tellMember } from './tell-member.ts'

/**
 * The bank brought the money back, or never sent it: what the member misses returns to the balance, all of it or the
 * rest. Throws WITHDRAWAL_STATE_CHANGED, and WITHDRAWAL_PAYOUT_UNKNOWN while the bank has not said what became of an order.
 */
export async function failWithdrawal(
  dependencies: Dependencies,
  tx: Transaction,
  by: Reviewer,
  id: string,
  reason: string,
): Promise<WithdrawalChange> {
  const before = await lockFor(tx, by.merchantId, id, 'FAILED')
  const payouts = await findPayouts(tx.query, before)
  if (payouts.some(({ state }) => state === 'QUEUED' || state === 'SENT'))
    throw withdrawalsErrors.WITHDRAWAL_PAYOUT_UNKNOWN()
  await creditBack(dependencies, tx, before, by, reason)
  const isRest = before.rest_amount !== null
  const after = await move(dependencies, tx, before, 'FAILED', {
    actor: operator(by),
    reason,
    ...(isRest ? { note: 'REST_RETURNED' } : {}),
    change: { receive_due_at: null },
  })
  await tellMember(dependencies, tx, after, isRest ? 'restReturned' : 'failed')
  return { before, after }
}

/** The whole is the release taken back; a rest is a movement of its own, since a reversal knows no parts. */
async function creditBack(
  { ledger }: Dependencies,
  tx: Transaction,
  withdrawal: WithdrawalRow,
  by: Reviewer,
  reason: string,
): Promise<void> {
  const order = { ...orderOf(withdrawal, 'fail'), kind: 'REVERSAL', reason, actor: by.account } as const
  const { rest_amount: rest, release_id: transferId, currency } = withdrawal
  if (transferId === null) throw new Error('A withdrawal that was never released cannot fail')
  if (rest === null) await ledger.reverse(tx, { ...order, transferId })
  else await ledger.post(tx, [{ ...order, currency, amount: rest, from: CLEARING, to: 'CASH' }])
}
