import type { Transaction } from '../../../../db/connection.ts'
import { demandUnheld } from '../../../risk/service.ts'
import { withdrawalsErrors } from '../../errors.ts'
import { lockFor, stateChanged } from '../../service/move.ts'
import { releaseHold } from '../../service/movements.ts'
import { closeAsReceived } from '../../service/receive.ts'
import { tellMember } from '../../service/tell-member.ts'
import { type DecisionDependencies, operator, type Reviewer, type WithdrawalChange } from './decide.ts'
import { pay, type Release } from './pay.ts'
import { demandUntouched } from './untouched.ts'

/**
 * Lets the money go: the held money leaves the books, and the payment is written down or ordered, in one transaction
 * with the state. Throws WITHDRAWAL_STATE_CHANGED, WITHDRAWAL_TOUCHED_MEMBER, WITHDRAWAL_HOLD_CLEARED, FOUR_EYES_DEPENDENT,
 * WITHDRAWAL_REFERENCE_NEEDED, WITHDRAWAL_REFERENCE_USED, RISK_HOLDS_WITHDRAWAL.
 */
export async function release(
  dependencies: DecisionDependencies,
  tx: Transaction,
  by: Reviewer,
  id: string,
  order: Release,
): Promise<WithdrawalChange> {
  const before = await lockFor(tx, by.merchantId, id, 'RELEASED')
  if (before.state !== 'APPROVED') throw stateChanged(before)
  await demandUntouched(tx, before, by, dependencies.clock.now())
  await demandUnheld(tx, { merchantId: before.merchant_id, memberId: before.member_id })
  const release_id = await releaseHold(dependencies, tx, before, by.account)
  const payment = { ...order, amount: before.amount, change: { release_id } }
  const after = await pay(dependencies, tx, before, by, payment)
  await tellMember(dependencies, tx, after, 'released')
  return { before, after }
}

/** The operator decides that the money did arrive (section 4, "forced receipt"). Throws WITHDRAWAL_STATE_CHANGED. */
export async function forceReceipt(
  dependencies: DecisionDependencies,
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
