import type { Static } from 'typebox'
import { formatMoney } from '../../lib/money.ts'
import type { ClaimRow } from './repository/claims.ts'
import type { Promotion, PromotionClaim } from './schema.ts'
import type { PromotionView } from './service/read.ts'
import { shownTerms } from './terms.ts'

interface Words {
  readonly title: string
  readonly summary: string
  readonly content: string
  readonly pictureUrl?: string | null
}

const NO_WORDS: Words = { title: '', summary: '', content: '' }

/** The words of a version in a language; Vietnamese where it has none. */
export function wordsIn(words: unknown, language: string): Words {
  const texts = (words ?? {}) as Record<string, Words>
  return texts[language] ?? texts.vi ?? NO_WORDS
}

export function presentPromotion(
  { promotion, terms, standing, obstacle, offer, claim }: PromotionView,
  language: string,
): Static<typeof Promotion> {
  const { title, summary, content, pictureUrl = null } = wordsIn(promotion.words, language)
  return {
    id: promotion.id,
    category: promotion.category as Static<typeof Promotion>['category'],
    title,
    summary,
    content,
    pictureUrl,
    standing,
    startsAt: promotion.starts_at.toISOString(),
    endsAt: promotion.ends_at?.toISOString() ?? null,
    currency: promotion.currency,
    terms: shownTerms(terms),
    obstacle,
    offer: offer === null ? null : formatMoney(offer),
    claim: claim === undefined ? null : presentClaim(claim, title),
  }
}

export function presentClaim(claim: ClaimRow, title: string): Static<typeof PromotionClaim> {
  return {
    id: claim.id,
    promotionId: claim.promotion_id,
    title,
    state: claim.state as Static<typeof PromotionClaim>['state'],
    amount: claim.amount === null ? null : formatMoney(claim.amount),
    currency: claim.currency,
    comment: claim.comment,
    reason: claim.reason,
    refusal: claim.refusal,
    createdAt: claim.created_at.toISOString(),
    changedAt: claim.changed_at.toISOString(),
  }
}
