import type { Resolvers } from '../../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../../paging.ts'
import { payload } from '../../../user-errors.ts'

export const promotionCodesResolvers: Resolvers = {
  Query: {
    promotionCodeBatches: async (_, { promotionId: id, page }, { wps }) =>
      pageOf(await wps.call('listPromotionCodeBatches', { params: { id }, query: pageQuery(page) })),
    promotionCodes: async (_, { batchId: id, page }, { wps }) =>
      pageOf(await wps.call('listPromotionCodes', { params: { id }, query: pageQuery(page) })),
  },
  Mutation: {
    createPromotionCodeBatch: (_, { promotionId: id, input: { reason, word, expiresAt, ...wish } }, { wps }) =>
      payload(async () => ({
        batch: await wps.call('createPromotionCodeBatch', {
          params: { id },
          body: { ...wish, word: word ?? null, expiresAt: expiresAt ?? null, ...(reason && { reason }) },
        }),
      })),
    voidPromotionCodeBatch: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ batch: await wps.call('voidPromotionCodeBatch', { params: { id }, body }) })),
  },
}
