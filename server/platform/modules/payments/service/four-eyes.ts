import type { Transaction } from '../../../db/connection.ts'
import type { OperatorSession } from '../../../http/session.ts'
import type { Money } from '../../../lib/money.ts'
import { limitAt } from '../../../lib/waiting-limit.ts'
import { isAgreed, type Proposal } from '../../proposals/service.ts'
import { findSettings } from '../settings.ts'

/**
 * Whether a decision on money may be carried out now: up to the merchant's limit at once, above it when two operators
 * want it. Throws FOUR_EYES_SAME_OPERATOR, FOUR_EYES_DEPENDENT. The caller holds the lock of the subject.
 */
export async function mayProceed(
  tx: Transaction,
  session: OperatorSession,
  { amount, ...proposal }: Proposal & { readonly amount: Money },
  now: Date,
): Promise<boolean> {
  const { fourEyes } = await findSettings(tx.query, session.merchantId)
  return amount <= limitAt(fourEyes, now).amount || isAgreed(tx, session, proposal, now)
}
