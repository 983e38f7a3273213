import { Type } from 'typebox'
import { DateTime, defineCalls, Id, Nullable, Page, PageQuery, Reason } from '../../../http/call.ts'
import { promotionsRights } from './policy.ts'

export const PromotionCodeBatch = Type.Object({
  id: Id,
  promotionId: Id,
  name: Type.String(),
  number: Type.Integer({ description: 'How many codes it has' }),
  usesPerCode: Type.Integer({ description: 'How many members may use each' }),
  used: Type.Integer({ description: 'How often its codes were used, all together' }),
  expiresAt: Nullable(DateTime),
  createdAt: DateTime,
  createdBy: Type.String(),
  voidedAt: Nullable(DateTime),
  voidedBy: Nullable(Type.String()),
})

export const PromotionCode = Type.Object({
  code: Type.String(),
  used: Type.Integer({ description: 'How many members used it' }),
})

const byId = Type.Object({ id: Id })
const read = { access: 'operator', right: promotionsRights['promotions.read'] } as const
const change = { access: 'operator', right: promotionsRights['promotions.change'] } as const

export const promotionCodesCalls = defineCalls({
  createPromotionCodeBatch: {
    ...change,
    method: 'POST',
    path: '/wps/admin/promotions/:id/code-batches',
    summary: 'Makes codes that cannot be guessed, or one word, for a promotion that is given by codes',
    params: byId,
    body: Type.Object(
      {
        name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
        number: Type.Integer({ minimum: 1, maximum: 10_000, description: '1 where a word is given' }),
        word: Nullable(
          Type.String({
            pattern: '^[A-Za-z0-9]{4,20}$',
            description: 'In place of a random code; case does not matter',
          }),
        ),
        usesPerCode: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
        expiresAt: Nullable(DateTime),
        reason: Type.Optional(Reason),
      },
      { additionalProperties: false },
    ),
    value: PromotionCodeBatch,
  },
  listPromotionCodeBatches: {
    ...read,
    method: 'GET',
    path: '/wps/admin/promotions/:id/code-batches',
    summary: 'Batches of a promotion, the newest first',
    params: byId,
    query: Type.Object(PageQuery),
    value: Page(PromotionCodeBatch),
  },
  listPromotionCodes: {
    ...change,
    method: 'GET',
    path: '/wps/admin/promotion-code-batches/:id/codes',
    summary: 'Codes of a batch, which are worth money to whoever has them, in their order',
    params: byId,
    query: Type.Object(PageQuery),
    value: Page(PromotionCode),
  },
  voidPromotionCodeBatch: {
    ...change,
    method: 'POST',
    path: '/wps/admin/promotion-code-batches/:id/void',
    summary: 'Ends a batch: none of its codes works any more; what was given stays given',
    params: byId,
    body: Type.Object(
      { reason: Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' }) },
      { additionalProperties: false },
    ),
    value: PromotionCodeBatch,
  },
})
