import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '../../../db/connection.ts'
import type { OperatorSession } from '../../../http/session.ts'
import type { Money } from '../../../lib/money.ts'
import { limitAt } from '../../../lib/waiting-limit.ts'
import { demandIndependence } from '../../operators/service.ts'
import { paymentsErrors } from '../errors.ts'
import { deleteProposal, findProposals, type ProposalKind, writeProposal } from '../proposals-repository.ts'
import { findSettings } from '../settings.ts'

/** A decision that may need a second person. */
export interface Decision {
  readonly merchantId: string
  readonly kind: ProposalKind
  readonly subjectId: string
  readonly amount: Money
  /** Exactly what is to happen: the second operator has to want the same. */
  readonly wish: Readonly<Record<string, string>>
  readonly reason: string
}

/**
 * Whether a decision may be carried out now: up to the merchant's limit at once, above it when a second operator wants
 * what a first one proposed; else the wish becomes the proposal. Throws FOUR_EYES_SAME_OPERATOR for a repetition by the
 * proposer, FOUR_EYES_DEPENDENT for one by somebody whom the same person let in. The caller holds the lock of the subject.
 */
export async function mayProceed(
  tx: Transaction,
  { operatorId, account, merchantId: inView }: OperatorSession,
  { merchantId, kind, subjectId, amount, wish, reason }: Decision,
  now: Date,
): Promise<boolean> {
  const { fourEyes } = await findSettings(tx.query, inView)
  if (amount <= limitAt(fourEyes, now).amount) return true
  const [known] = await findProposals(tx.query, [merchantId], kind, [subjectId])
  if (known !== undefined && isDeepStrictEqual(known.decision, wish)) {
    if (known.proposed_by === operatorId) throw paymentsErrors.FOUR_EYES_SAME_OPERATOR()
    await demandIndependence(tx.query, operatorId, [known.proposed_by], now)
    await deleteProposal(tx.query, merchantId, kind, subjectId)
    return true
  }
  await writeProposal(tx.query, {
    merchant_id: merchantId,
    subject_kind: kind,
    subject_id: subjectId,
    decision: wish,
    proposed_by: operatorId,
    proposed_by_account: account,
    proposed_at: now,
    reason,
  })
  return false
}
