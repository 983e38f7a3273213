import { Type } from 'typebox'
import {
  Amount,
  DateTime,
  defineCalls,
  Id,
  Ids,
  Locale,
  Money,
  Nullable,
  Page,
  PageQuery,
  Reason,
  SpanQuery,
} from '../../../http/call.ts'
import { OpenProposal, Revision } from '../../proposals/schema.ts'
import { SIGNAL_KINDS } from '../../suspicion/service.ts'
import { PromotionClaim } from '../schema.ts'
import { CLAIM_STATES } from '../states.ts'
import { CATEGORIES, PromotionTerms } from '../terms.ts'
import { promotionsRights } from './policy.ts'

const Text = Type.Object(
  {
    language: Locale,
    title: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
    summary: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
    content: Type.String({ maxLength: 10_000 }),
    pictureUrl: Type.Optional(Nullable(Type.String({ maxLength: 200, description: 'An uploaded picture' }))),
  },
  { additionalProperties: false },
)

/** What an operator writes of a promotion: the whole of its next version. */
export const PromotionDraft = Type.Object(
  {
    category: Type.Enum([...CATEGORIES]),
    position: Type.Integer({ minimum: 0, maximum: 999 }),
    startsAt: DateTime,
    endsAt: Nullable(DateTime),
    budget: Amount,
    terms: PromotionTerms,
    words: Type.Array(Text, { minItems: 1, maxItems: 30 }),
  },
  { additionalProperties: false },
)

const PROMOTION_STATES = ['DRAFT', 'PUBLISHED', 'PAUSED', 'CLOSED'] as const

/** What members see: the version that was published last. */
export const PublishedPromotion = Type.Object({
  ...PromotionDraft.properties,
  publishedAt: DateTime,
  publishedBy: Type.String({ description: 'Account of the operator who confirmed it' }),
})

export const OperatorPromotion = Type.Object({
  id: Id,
  state: Type.Enum([...PROMOTION_STATES]),
  version: Type.Integer({ description: 'The last one published; 0 when none was' }),
  draft: PromotionDraft,
  published: Nullable(PublishedPromotion),
  isChanged: Type.Boolean({ description: 'Whether the draft differs from what is published' }),
  currency: Type.String(),
  budget: Money,
  taken: Money,
  claims: Type.Integer(),
  waiting: Type.Integer({ description: 'Claims that wait for an operator or are with one' }),
  revision: Revision,
  proposal: Nullable(OpenProposal),
  changedAt: DateTime,
})

const ClaimSignal = Type.Object({
  kind: Type.Enum([...SIGNAL_KINDS]),
  otherId: Nullable(Id),
  otherAccount: Nullable(Type.String({ description: 'With whom; null where it is the member’s own play' })),
  detail: Type.String({
    description:
      'The address, the address with the browser, bank and number, lottery and draw, or how many stakes of how many',
  }),
  foundAt: DateTime,
})

export const OperatorPromotionClaim = Type.Object({
  ...PromotionClaim.properties,
  memberId: Id,
  account: Type.String(),
  version: Type.Integer({ description: 'Of the promotion: the claim goes by its terms' }),
  terms: PromotionTerms,
  due: Type.Intersect([Money], {
    description: 'What approving it gives; zero while no deposit came that it is a share of',
  }),
  images: Type.Array(Type.String({ description: 'Address of the picture' })),
  depositAmount: Nullable(Money),
  claimedBy: Nullable(Type.String({ description: 'Who has it, or had it' })),
  signals: Type.Array(ClaimSignal, { description: 'What looks like abuse, as it was when it was to be given' }),
})

const byId = Type.Object({ id: Id })
const read = { access: 'operator', right: promotionsRights['promotions.read'] } as const
const change = { access: 'operator', right: promotionsRights['promotions.change'] } as const
const decide = { access: 'operator', right: promotionsRights['promotions.decide'] } as const
const because = Type.Object(
  { reason: Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' }) },
  { additionalProperties: false },
)
const publication = Type.Object({ ...because.properties, revision: Revision }, { additionalProperties: false })
const draft = Type.Object(
  { ...PromotionDraft.properties, reason: Type.Optional(Reason) },
  { additionalProperties: false },
)

export const promotionsOperatorCalls = defineCalls({
  listOperatorPromotions: {
    ...read,
    method: 'GET',
    path: '/wps/admin/promotions',
    summary: 'Promotions of the brand in view, those changed last first',
    query: Type.Object({
      ...PageQuery,
      ids: Type.Optional(Ids),
      state: Type.Optional(Type.Enum([...PROMOTION_STATES])),
      category: Type.Optional(Type.Enum([...CATEGORIES])),
    }),
    value: Page(OperatorPromotion),
  },
  getOperatorPromotion: {
    ...read,
    method: 'GET',
    path: '/wps/admin/promotions/:id',
    summary: 'One promotion with its draft',
    params: byId,
    value: OperatorPromotion,
  },
  createPromotion: {
    ...change,
    method: 'POST',
    path: '/wps/admin/promotions',
    summary: 'Makes a promotion; nobody sees it before it is published',
    body: draft,
    value: OperatorPromotion,
  },
  updatePromotion: {
    ...change,
    method: 'PUT',
    path: '/wps/admin/promotions/:id',
    summary: 'Changes the draft; what is published stays as it is until the draft is',
    params: byId,
    body: draft,
    value: OperatorPromotion,
  },
  publishPromotion: {
    ...change,
    method: 'POST',
    path: '/wps/admin/promotions/:id/publish',
    summary: 'Makes the draft the next version, which two operators want',
    description:
      'Whoever joined keeps the terms he joined by. Until a second operator wants the same `proposal` says what waits.',
    params: byId,
    body: publication,
    value: OperatorPromotion,
  },
  pausePromotion: {
    ...change,
    method: 'POST',
    path: '/wps/admin/promotions/:id/pause',
    summary: 'Takes nobody in any more, until it is published again; what was promised is kept',
    params: byId,
    body: because,
    value: OperatorPromotion,
  },
  closePromotion: {
    ...change,
    method: 'POST',
    path: '/wps/admin/promotions/:id/close',
    summary: 'Ends a promotion for good; what was promised is kept',
    params: byId,
    body: because,
    value: OperatorPromotion,
  },
  listOperatorPromotionClaims: {
    ...read,
    method: 'GET',
    path: '/wps/admin/promotion-claims',
    summary: 'Claims of the brand in view: those that wait the oldest first, others the newest first',
    query: Type.Object({
      ...PageQuery,
      ...SpanQuery,
      isWaiting: Type.Optional(
        Type.Boolean({ description: 'Those that wait for an operator or are with one, or the others' }),
      ),
      isSuspicious: Type.Optional(Type.Boolean({ description: 'Those that look like abuse, or the others' })),
      state: Type.Optional(Type.Enum([...CLAIM_STATES])),
      promotionId: Type.Optional(Id),
      account: Type.Optional(Type.String({ maxLength: 40, description: 'Part of the account name' })),
    }),
    value: Page(OperatorPromotionClaim),
  },
  getOperatorPromotionClaim: {
    ...read,
    method: 'GET',
    path: '/wps/admin/promotion-claims/:id',
    summary: 'One claim',
    params: byId,
    value: OperatorPromotionClaim,
  },
  takePromotionClaim: {
    ...decide,
    method: 'POST',
    path: '/wps/admin/promotion-claims/:id/take',
    summary: 'Takes a claim to decide it; another operator’s stays his',
    params: byId,
    value: OperatorPromotionClaim,
  },
  approvePromotionClaim: {
    ...decide,
    method: 'POST',
    path: '/wps/admin/promotion-claims/:id/approve',
    summary: 'Gives what is claimed, by the terms it was claimed by',
    params: byId,
    body: because,
    value: OperatorPromotionClaim,
  },
  rejectPromotionClaim: {
    ...decide,
    method: 'POST',
    path: '/wps/admin/promotion-claims/:id/reject',
    summary: 'Refuses a claim; the member reads the reason',
    params: byId,
    body: because,
    value: OperatorPromotionClaim,
  },
})
