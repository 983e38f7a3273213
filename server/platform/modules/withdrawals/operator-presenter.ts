import type { Static } from 'typebox'
import { formatMoney } from '../../lib/money.ts'
import { fileUrl } from '../content/service.ts'
import type { ProposalRow } from '../proposals/service.ts'
import type { OperatorWithdrawal } from './operator-schema.ts'
import type { OperatorView } from './operator-service.ts'
import { wishOf } from './service/proposals.ts'
import type { AuditedWithdrawal } from './service/review.ts'

type Presented = Static<typeof OperatorWithdrawal>

/** A withdrawal as an operator of the brand sees it. The account number is whole: it may have to be typed at a bank. */
export function presentOperatorWithdrawal(
  { withdrawal, steps, proofs, payouts, approvedBy, paysByHand, proposal }: OperatorView,
  operatorId: string,
): Presented {
  return {
    id: withdrawal.id,
    state: withdrawal.state as Presented['state'],
    memberId: withdrawal.member_id,
    account: withdrawal.account,
    payeeName: withdrawal.payee_name,
    amount: formatMoney(withdrawal.amount),
    restAmount: withdrawal.rest_amount === null ? null : formatMoney(withdrawal.rest_amount),
    currency: withdrawal.currency,
    bankCode: withdrawal.bank_code,
    bankName: withdrawal.bank_name,
    accountNumber: withdrawal.account_number,
    accountHolder: withdrawal.account_holder,
    approvalsNeeded: withdrawal.approvals_needed,
    approvedBy: [...approvedBy],
    claimedBy: withdrawal.claimed_by_account,
    claimedByMe: withdrawal.claimed_by === operatorId,
    rejectCode: withdrawal.reject_code as Presented['rejectCode'],
    isPaid: withdrawal.paid_at !== null,
    payoutRefused: withdrawal.payout_refused,
    paysByHand,
    receiveDueAt: withdrawal.receive_due_at?.toISOString() ?? null,
    proofs: proofs.map(fileUrl),
    payouts: payouts.map((payout) => ({
      id: payout.id,
      gateway: payout.gateway as Presented['payouts'][number]['gateway'],
      amount: formatMoney(payout.amount),
      state: payout.state as Presented['payouts'][number]['state'],
      reference: payout.reference,
      returned: formatMoney(payout.returned),
      returnReference: payout.return_reference,
      refusal: payout.refusal,
      createdAt: payout.created_at.toISOString(),
      settledAt: payout.settled_at?.toISOString() ?? null,
    })),
    timeline: steps.map((step) => ({
      state: step.state as Presented['state'],
      at: step.at.toISOString(),
      actor: step.actor as Presented['timeline'][number]['actor'],
      actorName: step.actor_name,
      note: step.note,
      reason: step.reason,
    })),
    proposal: proposal === undefined ? null : presentProposal(proposal, operatorId),
    createdAt: withdrawal.created_at.toISOString(),
    changedAt: withdrawal.changed_at.toISOString(),
  }
}

function presentProposal(row: ProposalRow, operatorId: string): NonNullable<Presented['proposal']> {
  const { deed, amount, gateway, reference, returned, returnReference } = wishOf(row)
  return {
    deed,
    amount,
    gateway,
    reference,
    returned,
    returnReference,
    operatorAccount: row.proposed_by_account,
    isMine: row.proposed_by === operatorId,
    at: row.proposed_at.toISOString(),
    reason: row.reason,
  }
}

/** What the audit log keeps of a withdrawal. */
export const presentAudited = (row: AuditedWithdrawal) => ({
  state: row.state,
  amount: formatMoney(row.amount),
  currency: row.currency,
  claimedBy: row.claimed_by_account,
  rejectCode: row.reject_code,
  restAmount: row.rest_amount === null ? null : formatMoney(row.rest_amount),
  isPaid: row.paid_at !== null,
  ...(row.wish === undefined ? {} : { wish: { ...row.wish } }),
})
