import type { Static } from 'typebox'
import { formatMoney } from '../../../lib/money.ts'
import { presentProposal } from '../../proposals/service.ts'
import { presentEarning } from '../presenter.ts'
import type { CostRow, DebtRow, OperatorEarningView } from './earnings-repository.ts'
import type { AgentCost, AgentDebt, Settlement, SettlementEarning } from './schema.ts'
import type { SettlementView } from './service.ts'

type Shape = Static<typeof Settlement>

export const presentSettlement = ({ settlement, sums, skips, proposal }: SettlementView): Shape => ({
  id: settlement.id,
  kind: settlement.kind as Shape['kind'],
  period: settlement.period as Shape['period'],
  from: settlement.window_from.toISOString(),
  until: settlement.window_until.toISOString(),
  state: settlement.state as Shape['state'],
  isHeld: settlement.is_held,
  paidBy: settlement.paid_by as Shape['paidBy'],
  createdAt: settlement.created_at.toISOString(),
  changedAt: settlement.changed_at.toISOString(),
  corrections: sums.reduce((sum, { corrections }) => sum + Number(corrections), 0),
  sums: sums.map(({ state, currency, count, amount, paid }) => ({
    state: state as Shape['sums'][number]['state'],
    currency,
    count: Number(count),
    amount: formatMoney(amount),
    paid: formatMoney(paid),
  })),
  skips: skips.map(({ reason, count }) => ({
    reason: reason as Shape['skips'][number]['reason'],
    count: Number(count),
  })),
  proposal: presentProposal(proposal),
})

/** What the audit log keeps of it: how it stands, and what it came to. */
export function presentAudited(view: SettlementView) {
  const { state, isHeld, sums, corrections } = presentSettlement(view)
  return { state, isHeld, sums, corrections }
}

export const presentSettlementEarning = (row: OperatorEarningView): Static<typeof SettlementEarning> => ({
  ...presentEarning(row),
  settlementId: row.settlement_id,
  payeeId: row.payee_id,
  payeeAccount: row.payee_account,
  payerAccount: row.payer_account,
  tries: row.tries,
})

export const presentDebt = (row: DebtRow): Static<typeof AgentDebt> => ({
  memberId: row.member_id,
  account: row.account,
  currency: row.currency,
  owed: formatMoney(row.owed),
  count: Number(row.count),
  since: row.since.toISOString(),
  nextTryAt: row.next_try_at.toISOString(),
})

export const presentCost = (row: CostRow): Static<typeof AgentCost> => ({
  memberId: row.member_id,
  account: row.account,
  kind: row.kind as Static<typeof AgentCost>['kind'],
  currency: row.currency,
  count: Number(row.count),
  amount: formatMoney(row.amount),
  paid: formatMoney(row.paid),
})
