import type { Transaction } from '../../../db/connection.ts'
import { withdrawalsErrors } from '../errors.ts'
import { closeAsReceived } from './confirm-withdrawal.ts'
import type { Dependencies } from './dependencies.ts'
import { lockFor, orderOf, stateChanged } from './move.ts'
import { pay, type Release } from './pay.ts'
import { operator, type Reviewer, type WithdrawalChange } from './review.ts'
import { tellMember } from './tell-member.ts'
import { demandUntouched } from './untouched.ts'

/**
 * Lets the money go: the held money leaves the books, and the payment is written down or ordered, in one transaction
 * with the state. Throws WITHDRAWAL_STATE_CHANGED, WITHDRAWAL_TOUCHED_MEMBER, FOUR_EYES_DEPENDENT,
 * WITHDRAWAL_REFERENCE_NEEDED, WITHDRAWAL_REFERENCE_USED.
 */
export async function release(
  dependencies: Dependencies,
  tx: Transaction,
  by: Reviewer,
  id: string,
  order: Release,
): Promise<WithdrawalChange> {
  const before = await lockFor(tx, by.merchantId, id, 'RELEASED')
  if (before.state !== 'APPROVED') throw stateChanged(before)
  await demandUntouched(tx, before, by, dependencies.clock.now())
  const posted = await dependencies.ledger.postPending(tx, {
    ...orderOf(before, 'release'),
    kind: 'WITHDRAWAL',
    pendingId: before.hold_id,
    currency: before.currency,
    actor: by.account,
  })
  const after = await pay(dependencies, tx, before, by, {
    ...order,
    amount: before.amount,
    change: { release_id: posted.transferId },
  })
  await tellMember(dependencies, tx, after, 'released')
  return { before, after }
}

/** The operator decides that the money did arrive (section 4, "forced receipt"). Throws WITHDRAWAL_STATE_CHANGED. */
export async function forceReceipt(
  dependencies: Dependencies,
  tx: Transaction,
  by: Reviewer,
  id: string,
  reason: string,
): Promise<WithdrawalChange> {
  const before = await lockFor(tx, by.merchantId, id, 'RECEIVED')
  if (before.payout_refused || before.paid_at === null) throw withdrawalsErrors.WITHDRAWAL_PAYOUT_UNKNOWN()
  const after = await closeAsReceived(dependencies, tx, before, { actor: operator(by), note: 'FORCED', reason })
  await tellMember(dependencies, tx, after, 'forced')
  return { before, after }
}
