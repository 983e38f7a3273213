import type { Static } from 'typebox'
import { formatMoney } from '../../../lib/money.ts'
import { revisionOf } from '../../../lib/revision.ts'
import { fileUrl } from '../../content/service.ts'
import type { SignalKind } from '../../suspicion/service.ts'
import { presentClaim, wordsIn } from '../presenter.ts'
import { parseTerms, rewardOf } from '../terms.ts'
import type { OperatorClaimRow, OperatorPromotionRow } from './repository.ts'
import type { OperatorPromotion, OperatorPromotionClaim } from './schema.ts'
import type { OperatorPromotionView } from './service/read.ts'
import type { Draft } from './service/write.ts'
import type { SignalRow } from './signals-repository.ts'

export function presentOperatorPromotion({ row, proposal }: OperatorPromotionView): Static<typeof OperatorPromotion> {
  return {
    id: row.id,
    state: row.state as Static<typeof OperatorPromotion>['state'],
    version: row.version,
    draft: row.draft as Draft,
    revision: revisionOf(row.draft),
    published: presentPublished(row),
    isChanged: row.is_changed,
    currency: row.currency,
    budget: formatMoney(row.budget),
    taken: formatMoney(row.taken),
    claims: Number(row.claims),
    waiting: Number(row.waiting),
    proposal,
    changedAt: row.changed_at.toISOString(),
  }
}

/** What members see, in the shape of a draft; null of what was never published. */
function presentPublished(row: OperatorPromotionRow): Static<typeof OperatorPromotion>['published'] {
  const { category, terms, words, starts_at: startsAt, published_at: publishedAt, published_by: publishedBy } = row
  if (category === null || startsAt === null || publishedAt === null || publishedBy === null) return null
  const texts = words as Record<string, Omit<Draft['words'][number], 'language'>>
  return {
    category: category as Draft['category'],
    position: row.position,
    startsAt: startsAt.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    budget: formatMoney(row.budget),
    terms: parseTerms(terms),
    words: Object.entries(texts).map(([language, text]) => ({ language, ...text })),
    publishedAt: publishedAt.toISOString(),
    publishedBy,
  }
}

export function presentOperatorClaim(row: OperatorClaimRow, language: string): Static<typeof OperatorPromotionClaim> {
  const terms = parseTerms(row.terms)
  return {
    ...presentClaim(row, wordsIn(row.words, language).title),
    memberId: row.member_id,
    account: row.account,
    version: row.version,
    terms,
    due: formatMoney(rewardOf(terms, row.deposit_amount ?? row.loss)),
    images: row.images.map(fileUrl),
    depositAmount: row.deposit_amount === null ? null : formatMoney(row.deposit_amount),
    claimedBy: row.operator,
    signals: row.signals.map(presentSignal),
  }
}

const presentSignal = (row: SignalRow): Static<typeof OperatorPromotionClaim>['signals'][number] => ({
  kind: row.kind as SignalKind,
  otherId: row.other_id,
  otherAccount: row.other_account,
  detail: row.detail,
  foundAt: row.found_at.toISOString(),
})
