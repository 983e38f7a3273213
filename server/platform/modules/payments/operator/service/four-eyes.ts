import type { Transaction } from '../../../../db/connection.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import type { Money } from '../../../../lib/money.ts'
import { limitAt } from '../../../../lib/waiting-limit.ts'
import { type LoneDecision, mayDecideAlone } from '../../../operators/service.ts'
import { findProposal, isAgreed, type Proposal } from '../../../proposals/service.ts'
import { findSettings } from '../../repository/settings.ts'

interface MoneyDecision extends Proposal, Pick<LoneDecision, 'memberId' | 'deed'> {
  readonly amount: Money
}

/**
 * Whether a decision on money may be carried out now: at once while it and what the operator decided alone before stay
 * within the merchant's limit, beyond it when two operators want it. What waits for a second operator stays with two.
 * Throws FOUR_EYES_SAME_OPERATOR, FOUR_EYES_DEPENDENT. The caller holds the lock of the subject.
 */
export async function mayProceed(
  tx: Transaction,
  session: OperatorSession,
  { amount, memberId, deed, ...proposal }: MoneyDecision,
  now: Date,
): Promise<boolean> {
  const { merchantId, operatorId } = session
  const { fourEyes } = await findSettings(tx.query, merchantId)
  const isWaiting = (await findProposal(tx.query, proposal, now)) !== undefined
  const alone = { merchantId, operatorId, memberId, amount, deed }
  if (!isWaiting && (await mayDecideAlone(tx, alone, limitAt(fourEyes, now).amount, now))) return true
  return isAgreed(tx, session, proposal, now)
}
