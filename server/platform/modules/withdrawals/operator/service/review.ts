import type { Transaction } from '../../../../db/connection.ts'
import { httpErrors } from '../../../../http/errors.ts'
import { demandIndependence } from '../../../operators/service.ts'
import { demandClear } from '../../../risk/service.ts'
import { withdrawalsErrors } from '../../errors.ts'
import { updateWithdrawal, type WithdrawalRow } from '../../repository/withdrawals.ts'
import { announce, lockFor, lockKnown, move, stateChanged } from '../../service/move.ts'
import { giveHoldBack } from '../../service/movements.ts'
import { tellMember } from '../../service/tell-member.ts'
import { isOver, type WithdrawalState } from '../../states.ts'
import { findApprovers, insertApproval } from '../approvals-repository.ts'
import { withdrawalsRights } from '../policy.ts'
import { type DecisionDependencies, operator, type Reviewer, type WithdrawalChange } from './decide.ts'
import { demandUntouched } from './untouched.ts'

/** Takes a withdrawal into one's hands; with the first claim its review begins. Throws WITHDRAWAL_CLAIMED, WITHDRAWAL_STATE_CHANGED. */
export async function claim(
  dependencies: DecisionDependencies,
  tx: Transaction,
  by: Reviewer,
  id: string,
): Promise<WithdrawalChange> {
  const before = await lockKnown(tx, by.merchantId, id)
  if (isOver(before.state as WithdrawalState)) throw stateChanged(before)
  if (before.claimed_by !== null && before.claimed_by !== by.id)
    throw withdrawalsErrors.WITHDRAWAL_CLAIMED({ extras: { claimedBy: before.claimed_by_account } })
  const change = { claimed_by: by.id, claimed_by_account: by.account, claimed_at: dependencies.clock.now() }
  if (before.state !== 'REQUESTED') return { before, after: await note(dependencies, tx, before, change) }
  return { before, after: await move(dependencies, tx, before, 'REVIEW', { actor: operator(by), change }) }
}

/**
 * Puts a withdrawal back for others. What a colleague left behind is freed by who may decide about it. Throws
 * WITHDRAWAL_NOT_CLAIMED, FORBIDDEN.
 */
export async function unclaim(
  dependencies: DecisionDependencies,
  tx: Transaction,
  by: Reviewer,
  id: string,
): Promise<WithdrawalChange> {
  const before = await lockKnown(tx, by.merchantId, id)
  if (before.claimed_by === null) throw withdrawalsErrors.WITHDRAWAL_NOT_CLAIMED()
  if (before.claimed_by !== by.id) demandReview(by)
  const change = { claimed_by: null, claimed_by_account: null, claimed_at: null }
  return { before, after: await note(dependencies, tx, before, change) }
}

/**
 * Approves. Above the brand's limit the first approval leaves it in review, free to be claimed by somebody else, whose
 * approval counts as the second. An approval of who could no longer give it does not count. Throws WITHDRAWAL_NOT_CLAIMED, WITHDRAWAL_SAME_APPROVER, FOUR_EYES_DEPENDENT,
 * WITHDRAWAL_TOUCHED_MEMBER, WITHDRAWAL_HOLD_CLEARED, WITHDRAWAL_STATE_CHANGED, RISK_NOT_ASSESSED, RISK_HOLDS_WITHDRAWAL.
 */
export async function approve(
  dependencies: DecisionDependencies,
  tx: Transaction,
  by: Reviewer,
  id: string,
  reason: string | undefined,
): Promise<WithdrawalChange> {
  const before = await lockFor(tx, by.merchantId, id, 'APPROVED')
  demandClaim(before, by)
  const at = dependencies.clock.now()
  await demandUntouched(tx, before, by, at)
  await demandClear(tx, { merchantId: before.merchant_id, memberId: before.member_id, withdrawalId: before.id })
  const approvers = await findApprovers(tx.query, before)
  if (!approvers.includes(by.id)) await demandIndependence(tx.query, by.id, approvers, at)
  if (!(await insertApproval(tx.query, before, by, at))) throw withdrawalsErrors.WITHDRAWAL_SAME_APPROVER()
  const step = { actor: operator(by), reason }
  if (approvers.length + 1 >= before.approvals_needed)
    return { before, after: await move(dependencies, tx, before, 'APPROVED', step) }
  const change = { claimed_by: null, claimed_by_account: null, claimed_at: null }
  return { before, after: await move(dependencies, tx, before, 'REVIEW', { ...step, note: 'FIRST_APPROVAL', change }) }
}

/** Refuses for a reason that the member is told; the hold goes back. Throws WITHDRAWAL_NOT_CLAIMED, WITHDRAWAL_STATE_CHANGED. */
export async function reject(
  dependencies: DecisionDependencies,
  tx: Transaction,
  by: Reviewer,
  id: string,
  { code, reason }: { readonly code: string; readonly reason: string },
): Promise<WithdrawalChange> {
  const before = await lockFor(tx, by.merchantId, id, 'REJECTED')
  demandClaim(before, by)
  await giveHoldBack(dependencies, tx, before)
  const after = await move(dependencies, tx, before, 'REJECTED', {
    actor: operator(by),
    reason,
    note: code,
    change: { reject_code: code },
  })
  await tellMember(dependencies, tx, after, 'rejected')
  return { before, after }
}

/** Throws FORBIDDEN unless this operator may decide about withdrawals, not only prepare it. */
function demandReview({ rights }: Reviewer): void {
  const right = withdrawalsRights['withdrawals.review']
  if (!rights.has(right.name)) throw httpErrors.FORBIDDEN({ extras: { right: right.name, reason: 'FORBIDDEN_RIGHT' } })
}

/** Throws WITHDRAWAL_NOT_CLAIMED unless this operator works on it. */
function demandClaim({ claimed_by, claimed_by_account }: WithdrawalRow, by: Reviewer): void {
  if (claimed_by !== by.id)
    throw withdrawalsErrors.WITHDRAWAL_NOT_CLAIMED({ extras: { claimedBy: claimed_by_account } })
}

/** A change that is no step of its life. */
async function note(
  dependencies: DecisionDependencies,
  tx: Transaction,
  withdrawal: WithdrawalRow,
  change: Parameters<typeof updateWithdrawal>[2],
): Promise<WithdrawalRow> {
  const after = await updateWithdrawal(tx.query, withdrawal, { ...change, changed_at: dependencies.clock.now() })
  announce(dependencies, tx, after)
  return after
}
