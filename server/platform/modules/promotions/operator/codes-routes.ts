import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import type { HttpContext } from '../../../http/http-context.ts'
import { page } from '../../../http/paging.ts'
import { route } from '../../../http/route.ts'
import type { CodeBatchRow } from './codes-repository.ts'
import { promotionCodesCalls as calls, type PromotionCodeBatch } from './codes-schema.ts'
import { createCodeBatch, listCodeBatches, listCodes, voidCodeBatch } from './service/codes.ts'
import type { PromotionsOperatorDependencies } from './service/dependencies.ts'

/** Codes of the promotions of the brand in view. */
export function registerPromotionCodesRoutes(
  app: FastifyInstance,
  context: HttpContext & PromotionsOperatorDependencies,
): void {
  route(app, context, calls.createPromotionCodeBatch, async ({ session, ip, params, body: { reason, ...wish } }) =>
    presentBatch(await createCodeBatch(context, { session, ip, reason }, params.id, wish)),
  )
  route(app, context, calls.listPromotionCodeBatches, async ({ session, params, query }) => {
    const { rows, total } = await listCodeBatches(context, session, params.id, query)
    return page(rows.map(presentBatch), total, query)
  })
  route(app, context, calls.listPromotionCodes, async ({ session, params, query }) => {
    const { rows, total } = await listCodes(context, session, params.id, query)
    return page(rows, total, query)
  })
  route(app, context, calls.voidPromotionCodeBatch, async ({ session, ip, params, body: { reason } }) =>
    presentBatch(await voidCodeBatch(context, { session, ip, reason }, params.id)),
  )
}

const presentBatch = (row: CodeBatchRow): Static<typeof PromotionCodeBatch> => ({
  id: row.id,
  promotionId: row.promotion_id,
  name: row.name,
  number: row.number,
  usesPerCode: row.uses_per_code,
  used: Number(row.used),
  expiresAt: row.expires_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  createdBy: row.created_by,
  voidedAt: row.voided_at?.toISOString() ?? null,
  voidedBy: row.voided_by,
})
