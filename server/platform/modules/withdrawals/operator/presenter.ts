import type { Static } from 'typebox'
import { formatMoney } from '../../../lib/money.ts'
import { presentWaitingLimit } from '../../../lib/waiting-limit.ts'
import { fileUrl } from '../../content/service.ts'
import { type ProposalRow, presentProposal as presentOpenProposal } from '../../proposals/service.ts'
import type { WithdrawalSettings } from '../settings.ts'
import type { OperatorWithdrawal, WithdrawalBackground, WithdrawalSettingsShape } from './schema.ts'
import { wishOf } from './service/agreement.ts'
import type { Background } from './service/background.ts'
import type { AuditedWithdrawal } from './service/decide.ts'
import type { findSettings } from './service/settings.ts'
import type { OperatorView } from './service.ts'

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
    isMine: withdrawal.claimed_by === operatorId,
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
      returnReference: payout.returnReference,
      refusal: payout.refusal,
      createdAt: new Date(payout.createdAt).toISOString(),
      settledAt: payout.settledAt === null ? null : new Date(payout.settledAt).toISOString(),
    })),
    timeline: steps.map((step) => ({
      state: step.state as Presented['state'],
      at: new Date(step.at).toISOString(),
      actor: step.actor as Presented['timeline'][number]['actor'],
      actorName: step.actorName,
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

export const presentBackground = (found: Background): Static<typeof WithdrawalBackground> => ({
  currency: found.currency,
  balance: formatMoney(found.balance),
  held: formatMoney(found.held),
  deposited: formatMoney(found.deposited),
  paidOut: formatMoney(found.paidOut),
  paidOutCount: found.paidOutCount,
  turnoverRequired: formatMoney(found.turnover.required),
  turnoverMissing: formatMoney(found.turnover.missing),
  isRiskAwaited: found.isRiskAwaited,
})

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

export function presentSettings(
  { fourEyes, timeZone: _timeZone, quickAmounts, ...settings }: WithdrawalSettings,
  brand: { id: string; currency: string },
  now: Date,
): Omit<Static<typeof WithdrawalSettingsShape>, 'proposal'> {
  return {
    ...brand,
    ...settings,
    minimum: formatMoney(settings.minimum),
    maximum: formatMoney(settings.maximum),
    dailySum: formatMoney(settings.dailySum),
    winAlarmFrom: formatMoney(settings.winAlarmFrom),
    quickAmounts: quickAmounts.map(formatMoney),
    ...presentWaitingLimit(fourEyes, now),
  }
}

export function presentSettingsWithProposal({
  settings,
  brand,
  proposal,
  now,
}: Awaited<ReturnType<typeof findSettings>>): Static<typeof WithdrawalSettingsShape> {
  return { ...presentSettings(settings, brand, now), proposal: presentOpenProposal(proposal) }
}
