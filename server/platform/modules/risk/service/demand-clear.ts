import type { Transaction } from '../../../db/connection.ts'
import { riskErrors } from '../errors.ts'
import { isAssessed } from '../repository/assessments.ts'
import { findOpenOf } from '../repository/cases.ts'

/** A withdrawal that somebody wants to let go on; the caller holds its lock, as who assesses it does. */
export interface Going {
  readonly merchantId: string
  readonly memberId: string
  readonly withdrawalId: string
}

/**
 * Refuses to let a withdrawal go on that no rule has looked at, or whose member has a case that holds his money. Throws RISK_NOT_ASSESSED,
 * RISK_HOLDS_WITHDRAWAL.
 */
export async function demandClear(tx: Transaction, { merchantId, memberId, withdrawalId }: Going): Promise<void> {
  if (!(await isAssessed(tx.query, { merchantId, id: withdrawalId }))) throw riskErrors.RISK_NOT_ASSESSED()
  await demandUnheld(tx, { merchantId, memberId })
}

/** The same of a payment that is made once more, whose first one was judged. Throws RISK_HOLDS_WITHDRAWAL. */
export async function demandUnheld(tx: Transaction, member: Omit<Going, 'withdrawalId'>): Promise<void> {
  const open = await findOpenOf(tx.query, member)
  if (open?.holds === true) throw riskErrors.RISK_HOLDS_WITHDRAWAL({ extras: { caseId: open.id } })
}
