import type { Static } from 'typebox'
import { formatMoney } from '../../../lib/money.ts'
import { fileUrl } from '../../content/service.ts'
import { presentClaim, wordsIn } from '../presenter.ts'
import type { OperatorClaimRow } from './repository.ts'
import type { OperatorPromotion, OperatorPromotionClaim } from './schema.ts'
import type { OperatorPromotionView } from './service/read.ts'
import type { Draft } from './service/write.ts'

export function presentOperatorPromotion({ row, proposal }: OperatorPromotionView): Static<typeof OperatorPromotion> {
  return {
    id: row.id,
    state: row.state as Static<typeof OperatorPromotion>['state'],
    version: row.version,
    draft: row.draft as Draft,
    isChanged: row.is_changed,
    currency: row.currency,
    budget: formatMoney(row.budget),
    taken: formatMoney(row.taken),
    claims: Number(row.claims),
    proposal,
    changedAt: row.changed_at.toISOString(),
  }
}

export function presentOperatorClaim(row: OperatorClaimRow, language: string): Static<typeof OperatorPromotionClaim> {
  return {
    ...presentClaim(row, wordsIn(row.words, language).title),
    memberId: row.member_id,
    account: row.account,
    images: row.images.map(fileUrl),
    depositAmount: row.deposit_amount === null ? null : formatMoney(row.deposit_amount),
    operator: row.operator,
  }
}
