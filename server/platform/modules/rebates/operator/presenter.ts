import type { Static } from 'typebox'
import { formatMoney } from '../../../lib/money.ts'
import { GameType } from '../../games/schema.ts'
import { presentProposal } from '../../proposals/service.ts'
import { presentClaim, presentClaimDetail } from '../presenter.ts'
import type { ClaimLineRow } from '../repository/claims.ts'
import type { RebateRule } from '../rule.ts'
import type { OperatorClaimRow } from './repository.ts'
import type { OperatorRebateClaim, OperatorRebateClaimDetail, RebateRules } from './schema.ts'
import type { RuleView } from './service/rules.ts'

/** A rule as a body of the call that changes it, with every category. */
export const presentTerms = ({ mode, rates, leastClaim, dailyCap, claimDays }: RebateRule) => ({
  isAutomatic: mode === 'AUTOMATIC',
  rates: GameType.enum.map((category) => ({ category, percent: (rates[category] ?? 0) / 100 })),
  leastClaim: formatMoney(leastClaim),
  dailyCap: formatMoney(dailyCap ?? 0n),
  claimDays,
})

export const presentRules = (view: RuleView): Static<typeof RebateRules> => ({
  id: view.merchantId,
  ...presentTerms(view.rule),
  currency: view.currency,
  changedAt: view.changedAt?.toISOString() ?? null,
  changedBy: view.changedBy,
  proposal: presentProposal(view.proposal),
})

export const presentOperatorClaim = (row: OperatorClaimRow): Static<typeof OperatorRebateClaim> => ({
  ...presentClaim(row),
  memberId: row.member_id,
  account: row.account,
})

export const presentOperatorDetail = (
  found: { readonly claim: OperatorClaimRow; readonly lines: readonly ClaimLineRow[] },
  timeZone: string,
): Static<typeof OperatorRebateClaimDetail> => ({
  ...presentOperatorClaim(found.claim),
  lines: presentClaimDetail(found, timeZone).lines,
})
