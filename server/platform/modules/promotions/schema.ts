import { Type } from 'typebox'
import { DateTime, defineCalls, Id, Money, Nullable, Page, PageQuery, SpanQuery } from '../../http/call.ts'
import { CLAIM_STATES, OBSTACLES, STANDINGS } from './states.ts'
import { CATEGORIES, ShownTerms } from './terms.ts'

export const PromotionClaim = Type.Object({
  id: Id,
  promotionId: Id,
  title: Type.String(),
  state: Type.Enum([...CLAIM_STATES]),
  amount: Nullable(Money),
  currency: Type.String(),
  comment: Nullable(Type.String()),
  reason: Nullable(Type.String({ description: 'What an operator wrote who refused it' })),
  refusal: Nullable(Type.String({ description: 'Code of why it was refused by itself' })),
  createdAt: DateTime,
  changedAt: DateTime,
})

export const Promotion = Type.Object({
  id: Id,
  category: Type.Enum([...CATEGORIES]),
  title: Type.String(),
  summary: Type.String(),
  content: Type.String({ description: 'Markdown' }),
  pictureUrl: Nullable(Type.String({ description: 'Address of the picture; null where the portal draws one' })),
  standing: Type.Enum([...STANDINGS], { description: 'How it stands for who asks (section 4)' }),
  startsAt: DateTime,
  endsAt: Nullable(DateTime),
  currency: Type.String({ description: 'Of what is given; POINT for points' }),
  terms: ShownTerms,
  obstacle: Nullable(
    Type.Enum([...OBSTACLES], { description: 'What who asks lacks for it, where it is closed to him alone' }),
  ),
  offer: Nullable(Money),
  claim: Nullable(PromotionClaim),
})

const byId = Type.Object({ id: Id })

export const promotionsCalls = defineCalls({
  listPromotions: {
    method: 'GET',
    path: '/wps/promotions',
    summary: 'The promotions of the brand, each as it stands for the member, or for a visitor',
    access: 'optional',
    value: Type.Array(Promotion),
  },
  claimPromotion: {
    method: 'POST',
    path: '/wps/promotions/:id/claim',
    summary: 'Takes part in a promotion: joins, applies or is given it; a time of it comes once',
    access: 'member',
    waitsForPassword: true,
    params: byId,
    body: Type.Object(
      {
        comment: Type.Optional(Type.String({ maxLength: 140 })),
        images: Type.Optional(Type.Array(Id, { maxItems: 3, description: 'Files that the member uploaded' })),
      },
      { additionalProperties: false },
    ),
    value: Promotion,
  },
  redeemPromotionCode: {
    method: 'POST',
    path: '/wps/promotions/codes',
    summary: 'Takes part in the promotion that a code is for; all codes that do not work are answered alike',
    access: 'member',
    waitsForPassword: true,
    body: Type.Object(
      { code: Type.String({ minLength: 1, maxLength: 40, description: 'Case, spaces and dashes do not matter' }) },
      { additionalProperties: false },
    ),
    value: Promotion,
  },
  listPromotionClaims: {
    method: 'GET',
    path: '/wps/promotions/claims',
    summary: 'What the member claimed, the newest first',
    access: 'member',
    query: Type.Object({ ...PageQuery, ...SpanQuery, state: Type.Optional(PromotionClaim.properties.state) }),
    value: Page(PromotionClaim),
  },
})
