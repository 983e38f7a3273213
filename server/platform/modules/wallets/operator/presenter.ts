import type { Static } from 'typebox'
import { formatMoney } from '../../../lib/money.ts'
import type { TransferRule } from '../transfer-rules.ts'
import type { OperatorVendorTransfer } from './schema.ts'
import type { VendorTransferRow } from './vendor-transfers-repository.ts'

type Shape = Static<typeof OperatorVendorTransfer>

/** A transfer between the main wallet and a vendor's as operators see it. */
export function presentTransfer(row: VendorTransferRow): Shape {
  return {
    id: row.id,
    memberId: row.member_id,
    memberAccount: row.member_account,
    vendorCode: row.vendor_code,
    vendorName: row.vendor_name,
    direction: row.direction as Shape['direction'],
    currency: row.currency,
    amount: formatMoney(row.amount),
    state: row.state as Shape['state'],
    tries: row.tries,
    nextTryAt: row.next_try_at?.toISOString() ?? null,
    askedAt: row.asked_at?.toISOString() ?? null,
    lastAnswer: row.last_answer as Shape['lastAnswer'],
    pendingId: row.pending_id,
    createdAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: row.decided_by_account,
    decisionReason: row.decision_reason,
    proposal: presentProposal(row),
  }
}

function presentProposal(row: VendorTransferRow): Shape['proposal'] {
  const { proposed_state, proposed_by, proposed_by_account, proposed_at, proposed_reason } = row
  if (proposed_state === null || proposed_by === null || proposed_at === null) return null
  return {
    outcome: proposed_state as 'DONE' | 'FAILED',
    by: proposed_by_account ?? '',
    operatorId: proposed_by,
    at: proposed_at.toISOString(),
    reason: proposed_reason ?? '',
  }
}

/** The rule of transfers between members as operators read and write it. */
export const presentTransferRule = ({ toUpline, toDownline, minimum, maximum, dailyMaximum }: TransferRule) => ({
  toUpline,
  toDownline,
  minimum: formatMoney(minimum),
  maximum: formatMoney(maximum),
  dailyMaximum: formatMoney(dailyMaximum),
})
