import type { Resolvers } from '../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../paging.ts'
import { given, payload } from '../../user-errors.ts'

export const promotionsResolvers: Resolvers = {
  Query: {
    promotions: (_, __, { wps }) => wps.call('listPromotions'),
    promotionClaims: async (_, { page }, { wps }) =>
      pageOf(await wps.call('listPromotionClaims', { query: pageQuery(page) })),
  },
  Mutation: {
    claimPromotion: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({
        promotion: await wps.call('claimPromotion', { params: { id }, body: given(body) }),
      })),
    redeemPromotionCode: (_, { input }, { wps }) =>
      payload(async () => ({ promotion: await wps.call('redeemPromotionCode', { body: input }) })),
  },
  PromotionReward: {
    // Each kind brings its own fields.
    amount: (reward) => ('amount' in reward ? (reward.amount ?? null) : null),
  },
}
