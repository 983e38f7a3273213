import type { Static } from 'typebox'
import { formatMoney } from '../../../lib/money.ts'
import type { WaitingLimit } from '../../../lib/waiting-limit.ts'
import { type ProposalRow, presentProposal } from '../../proposals/service.ts'
import type { AdjustmentRow } from '../repository.ts'
import type { Adjustment, AdjustmentLimit } from './schema.ts'

type Shape = Static<typeof Adjustment>

export function presentAdjustment(row: AdjustmentRow): Shape {
  return {
    id: row.id,
    memberId: row.member_id,
    memberAccount: row.member_account,
    kind: row.kind as Shape['kind'],
    state: row.state as Shape['state'],
    currency: row.currency,
    amount: formatMoney(row.amount),
    balance: formatMoney(row.balance ?? 0n),
    reason: row.reason,
    document: row.document,
    reverses: row.reverses,
    askedBy: row.asked_account,
    askedAt: row.asked_at.toISOString(),
    decidedBy: row.decided_account,
    decidedAt: row.decided_at?.toISOString() ?? null,
    decisionReason: row.decision_reason,
    transferId: row.transfer_id,
  }
}

export const presentLimit = ({ amount, pending }: WaitingLimit): Omit<Static<typeof AdjustmentLimit>, 'proposal'> => ({
  amount: formatMoney(amount),
  pendingAmount: pending === null ? null : formatMoney(pending.amount),
  pendingFrom: pending?.from.toISOString() ?? null,
})

export const presentLimitWithProposal = ({
  limit,
  proposal,
}: {
  readonly limit: WaitingLimit
  readonly proposal: ProposalRow | undefined
}): Static<typeof AdjustmentLimit> => ({ ...presentLimit(limit), proposal: presentProposal(proposal) })
