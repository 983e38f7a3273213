import type { Transaction } from '../../../../db/connection.ts'
import { formatMoney, type Money } from '../../../../lib/money.ts'
import { findPayouts } from '../../repository/payouts.ts'
import type { WithdrawalRow } from '../../repository/withdrawals.ts'
import { lockFor, move } from '../../service/move.ts'
import { creditBack } from '../../service/movements.ts'
import { demandKnown, missingOf, wentOut } from '../../service/payouts.ts'
import { demandFresh, recordReturn } from '../../service/returns.ts'
import { tellMember } from '../../service/tell-member.ts'
import { carryOutAgreed, type MissingWish } from './agreement.ts'
import { type DecisionDependencies, operator, type Reviewer, type WithdrawalChange } from './decide.ts'

/** Why, and the bank's reference of what came back of a payment by hand. */
export interface GivingBack {
  readonly reason: string
  readonly returnReference?: string | undefined
}

/**
 * The bank brought the money back, or never sent it: what came back returns to the balance, all of it or the rest. Once
 * a payment had left, two operators want it; the first only proposes. Throws WITHDRAWAL_STATE_CHANGED,
 * WITHDRAWAL_NOT_RETURNED, WITHDRAWAL_REFERENCE_USED, FOUR_EYES_…, and WITHDRAWAL_PAYOUT_UNKNOWN while the bank has not
 * said what became of an order.
 */
export async function failWithdrawal(
  dependencies: DecisionDependencies,
  tx: Transaction,
  by: Reviewer,
  id: string,
  { reason, returnReference }: GivingBack,
): Promise<WithdrawalChange> {
  const before = await lockFor(tx, by.merchantId, id, 'FAILED')
  const payouts = await findPayouts(tx.query, before)
  demandKnown(payouts)
  const { amount, byHand } = missingOf(before, payouts, returnReference)
  await demandFresh(tx, byHand)
  const carryOut = async () => {
    if (byHand !== undefined) await recordReturn(dependencies, tx, before, byHand, operator(by))
    return giveBack(dependencies, tx, before, by, { amount, reason })
  }
  if (!payouts.some(wentOut)) return { before, after: await carryOut() }
  const wish: MissingWish = {
    deed: 'GIVE_BACK',
    position: null,
    amount: formatMoney(amount),
    gateway: null,
    reference: null,
    returned: formatMoney(byHand?.amount ?? 0n),
    returnReference: byHand?.reference ?? null,
  }
  return carryOutAgreed(dependencies, tx, by, { before, wish, reason }, carryOut)
}

async function giveBack(
  dependencies: DecisionDependencies,
  tx: Transaction,
  before: WithdrawalRow,
  by: Reviewer,
  { amount, reason }: { readonly amount: Money; readonly reason: string },
): Promise<WithdrawalRow> {
  await creditBack(dependencies, tx, before, { amount, actor: by.account, reason })
  const isRest = amount < before.amount
  const after = await move(dependencies, tx, before, 'FAILED', {
    actor: operator(by),
    reason,
    ...(isRest ? { note: 'REST_RETURNED' } : {}),
    change: { rest_amount: isRest ? amount : null, receive_due_at: null, payout_refused: false },
  })
  await tellMember(dependencies, tx, after, isRest ? 'restReturned' : 'failed')
  return after
}
