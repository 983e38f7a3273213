import type { Transaction } from '../../../../db/connection.ts'
import { formatMoney } from '../../../../lib/money.ts'
import { demandUnheld } from '../../../risk/service.ts'
import { findPayouts } from '../../repository/payouts.ts'
import type { WithdrawalRow } from '../../repository/withdrawals.ts'
import { lockKnown, stateChanged } from '../../service/move.ts'
import { demandKnown, missingOf } from '../../service/payouts.ts'
import { demandFresh, recordReturn } from '../../service/returns.ts'
import { tellMember } from '../../service/tell-member.ts'
import { mayFollow, type WithdrawalState } from '../../states.ts'
import { carryOutAgreed, type MissingWish } from './agreement.ts'
import { type DecisionDependencies, operator, type Reviewer, type WithdrawalChange } from './decide.ts'
import { chooseGateway, pay, type Release } from './pay.ts'
import { demandUntouched } from './untouched.ts'

export interface Repayment extends Release {
  /** The bank's reference of what came back of a payment by hand. */
  readonly returnReference?: string | undefined
  readonly reason: string
}

/**
 * Pays what came back, or was refused, once more: always two operators, whatever the amount, since the approvals were
 * for the first payment (decision 0020). The books do not move: clearing owes the bank's side of the first release until
 * the money has truly left. The first operator only proposes. Throws WITHDRAWAL_STATE_CHANGED,
 * WITHDRAWAL_PAYOUT_UNKNOWN, WITHDRAWAL_NOT_RETURNED, WITHDRAWAL_REFERENCE_…, WITHDRAWAL_TOUCHED_MEMBER, WITHDRAWAL_HOLD_CLEARED,
 * RISK_HOLDS_WITHDRAWAL, FOUR_EYES_….
 */
export async function payAgain(
  dependencies: DecisionDependencies,
  tx: Transaction,
  by: Reviewer,
  id: string,
  { reference, returnReference, reason }: Repayment,
): Promise<WithdrawalChange> {
  const before = await lockKnown(tx, by.merchantId, id)
  const payouts = await findPayouts(tx.query, before)
  demandKnown(payouts)
  demandRefusedOrMissing(before)
  await demandUntouched(tx, before, by, dependencies.clock.now())
  await demandUnheld(tx, { merchantId: before.merchant_id, memberId: before.member_id })
  const { amount, byHand } = missingOf(before, payouts, returnReference)
  await demandFresh(tx, byHand)
  const wish: MissingWish = {
    deed: 'PAY_AGAIN',
    position: payouts.length + 1,
    amount: formatMoney(amount),
    gateway: await chooseGateway(tx, before, { reference }),
    reference: reference ?? null,
    returned: formatMoney(byHand?.amount ?? 0n),
    returnReference: byHand?.reference ?? null,
  }
  return carryOutAgreed(dependencies, tx, by, { before, wish, reason }, async () => {
    if (byHand !== undefined) await recordReturn(dependencies, tx, before, byHand, operator(by))
    const rest_amount = amount < before.amount ? amount : null
    const payment = { amount, reference, reason, note: 'PAID_AGAIN', change: { rest_amount } }
    const after = await pay(dependencies, tx, before, by, payment)
    await tellMember(dependencies, tx, after, 'paidAgain')
    return after
  })
}

/** A released withdrawal whose payment the bank refused, or brought back, may be paid again as one that the member misses. */
function demandRefusedOrMissing(withdrawal: WithdrawalRow): void {
  const { state, payout_refused } = withdrawal
  const isMissing = state === 'NOT_RECEIVED' || state === 'PARTLY_RECEIVED'
  const isPayable = state === 'RELEASED' || mayFollow(state as WithdrawalState, 'RELEASED')
  if (!isPayable || !(isMissing || payout_refused)) throw stateChanged(withdrawal)
}
